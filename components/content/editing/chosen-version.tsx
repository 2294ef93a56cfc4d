import type { EditedContent, OpenRevision } from '@/lib/content/editing/model';
import type { ContentTable } from '@/lib/paths';
import { FormDifference } from './form-difference';
import { RestoreRevisionButton } from './restore-revision-button';

type ChosenVersionProps = {
  table: ContentTable;
  content: EditedContent;
  opened: OpenRevision;
  /** Descriptions of the version's changes. */
  changes: readonly string[];
};

/** Changes of a version, a preview of restoring it, and the restore button. */
export function ChosenVersion({ table, content, opened, changes }: ChosenVersionProps) {
  const { id, saved, draft } = content;
  return (
    <section aria-label="Selected version" className="min-w-0">
      <h2 className="mb-2 font-medium text-ink">Changes in this version</h2>
      <ul className="mb-4 list-disc space-y-1 pl-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <FormDifference
        table={table}
        before={opened.before ?? {}}
        after={opened.values}
        same="No text; only its state was changed."
      />
      <h2 className="mt-8 mb-4 font-medium text-ink">Changes if you restore it now</h2>
      <FormDifference
        table={table}
        before={saved}
        after={{ ...saved, ...opened.values }}
        same="None: this is the current text."
      />
      <RestoreRevisionButton table={table} id={id} revision={opened.id} hasDraft={draft !== null} />
    </section>
  );
}
