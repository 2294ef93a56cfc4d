type RecordTitleProps = {
  /** Kind of record, such as "Task", shown above its name. */
  kind: string;
  /** Name of the record, which may still be loading; null for a deleted record. */
  name: Promise<string | null | undefined> | string;
};

async function Name({ name }: Pick<RecordTitleProps, 'name'>) {
  return (await name) ?? 'Not found';
}

/** Title of a record's drawer: the kind as a small label, and the name. */
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
