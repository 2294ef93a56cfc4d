import { MissingScreen } from '@/components/staff/missing-screen';
import { EmptyState } from '@/components/ui/empty-state';
import type { EditedContent, OpenRevision, Revision } from '@/lib/content/editing/model';
import type { Area } from '@/lib/core/auth/roles';
import type { ContentTable } from '@/lib/paths';
import { paths } from '@/lib/paths';
import { EditorHead } from './editor-head';
import { FormDifference } from './form-difference';
import { RestoreRevisionButton } from './restore-revision-button';
import { RevisionList } from './revision-list';

type HistoryScreenProps = {
  table: ContentTable;
  content: Promise<EditedContent | null>;
  revisions: Promise<Revision[]>;
  /** The version that the URL names. */
  opened: Promise<OpenRevision | null>;
  area: Area;
};

/** The versions of a record, the changes of one of them, and a button that restores it. */
export async function HistoryScreen(props: HistoryScreenProps) {
  const { table, area } = props;
  const [content, revisions, opened] = await Promise.all([
    props.content,
    props.revisions,
    props.opened,
  ]);
  if (!content) return <MissingScreen dashboard={paths[area].dashboard} />;
  const { id, saved, draft } = content;
  return (
    <>
      <EditorHead table={table} id={id} title={content.title} current="history" area={area} />
      <div className="grid gap-8 lg:grid-cols-[20rem_1fr]">
        <RevisionList
          table={table}
          id={id}
          revisions={revisions}
          opened={opened?.id ?? null}
          area={area}
        />
        {opened ? (
          <section aria-label="Chosen version" className="min-w-0">
            <h2 className="mb-4 font-medium text-ink">What this version changed</h2>
            <FormDifference
              table={table}
              before={opened.before ?? {}}
              after={opened.values}
              same="No text; only its state was changed."
            />
            <h2 className="mt-8 mb-4 font-medium text-ink">What restoring it would change now</h2>
            <FormDifference
              table={table}
              before={saved}
              after={{ ...saved, ...opened.values }}
              same="Nothing: this is the present text."
            />
            <RestoreRevisionButton
              table={table}
              id={id}
              revision={opened.id}
              hasDraft={draft !== null}
            />
          </section>
        ) : (
          <EmptyState title="No version chosen">
            Choose a version to see what it changed, and to put it back into the draft.
          </EmptyState>
        )}
      </div>
    </>
  );
}
