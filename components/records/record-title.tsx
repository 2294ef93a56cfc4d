type RecordTitleProps = {
  /** Kind of the record, such as "Task"; shown above its name. */
  kind: string;
  /** The record's name, which may still be read; null for a record that is gone. */
  name: Promise<string | null | undefined> | string;
};

async function Name({ name }: Pick<RecordTitleProps, 'name'>) {
  return (await name) ?? 'Not found';
}

/** The title of a record's drawer: its kind as a small label, and its name. */
export function RecordTitle({ kind, name }: RecordTitleProps) {
  return (
    <>
      <span className="label mb-0.5 block text-[0.6875rem] text-ink-3">{kind}</span>{' '}
      <span className="line-clamp-3 wrap-anywhere">
        <Name name={name} />
      </span>
    </>
  );
}
