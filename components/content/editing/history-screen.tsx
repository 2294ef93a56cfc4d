import { MissingScreen } from '@/components/staff/missing-screen';
import { EmptyState } from '@/components/ui/empty-state';
import { changesInWords } from '@/lib/content/editing/changes';
import type { Comparison, EditedContent, OpenRevision, Version } from '@/lib/content/editing/model';
import type { Area } from '@/lib/core/auth/roles';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { ChosenVersion } from './chosen-version';
import { CompareForm } from './compare-form';
import { EditorHead } from './editor-head';
import { RevisionList } from './revision-list';
import { VersionComparison } from './version-comparison';

type HistoryScreenProps = {
  table: ContentTable;
  content: Promise<EditedContent | null>;
  versions: Promise<Version[]>;
  /** Version selected in the URL. */
  opened: Promise<OpenRevision | null>;
  /** Two versions to compare, from the URL. */
  compared: Promise<Comparison | null>;
  area: Area;
};

/**
 * Version history of a record with the changes of each version. A version can be opened and restored, and any two can
 * be compared.
 */
export async function HistoryScreen(props: HistoryScreenProps) {
  const { table, area } = props;
  const [content, versions, opened, compared] = await Promise.all([
    props.content,
    props.versions,
    props.opened,
    props.compared,
  ]);
  if (!content) return <MissingScreen area={area} />;
  const { id } = content;
  const versionOf = (wanted: number) => versions.find((version) => version.id === wanted);
  const nameOf = (wanted: number) => {
    const version = versionOf(wanted);
    return version
      ? `${zonedMoment(version.at)}, ${version.by ?? 'the site'}`
      : `Version ${wanted}`;
  };
  return (
    <>
      <EditorHead table={table} id={id} title={content.title} current="history" area={area} />
      <div className="grid gap-8 lg:grid-cols-[20rem_1fr]">
        <div>
          <CompareForm
            table={table}
            id={id}
            versions={versions}
            chosen={compared && { from: compared.older.id, to: compared.newer.id }}
            area={area}
          />
          <RevisionList
            table={table}
            id={id}
            versions={versions}
            opened={opened?.id ?? null}
            area={area}
          />
        </div>
        {compared ? (
          <VersionComparison
            table={table}
            comparison={compared}
            older={nameOf(compared.older.id)}
            newer={nameOf(compared.newer.id)}
            changes={changesInWords(table, compared.older.values, compared.newer.values)}
          />
        ) : opened ? (
          <ChosenVersion
            table={table}
            content={content}
            opened={opened}
            changes={versionOf(opened.id)?.changes ?? []}
          />
        ) : (
          <EmptyState title="No version chosen">
            Choose a version to see its changes or restore it as the draft, or compare any two.
          </EmptyState>
        )}
      </div>
    </>
  );
}
