import { ArrowLeft } from 'lucide-react';
import { ListTabs } from '@/components/lists/list-tabs';
import { StartPlaybook } from '@/components/tasks/playbooks/start-playbook';
import { contentKinds } from '@/lib/content/kinds';
import type { Area } from '@/lib/core/auth/roles';
import type { ContentTable } from '@/lib/paths';
import { contentAdminPath, contentEditorPath, type EditorTab, editorTabPath } from '@/lib/paths';

type EditorHeadProps = {
  table: ContentTable;
  id: string;
  title: string;
  /** The page that this is. */
  current: 'edit' | EditorTab;
  area: Area;
};

const tabNames: Record<EditorTab, string> = {
  outline: 'Outline',
  registrations: 'Registrations',
  live: 'Live desk',
  applicants: 'Applicants',
  video: 'Video',
  results: 'Results',
  history: 'History',
  review: 'Review',
};

/** Editors see no people: leaders do. */
const namesPeople = (tab: EditorTab) =>
  tab === 'registrations' || tab === 'live' || tab === 'applicants';

/** The title of a record, and links to the pages beside its editor. */
export function EditorHead({ table, id, title, current, area }: EditorHeadProps) {
  const { plural, tabs } = contentKinds[table];
  const beside = [
    ...tabs.filter((tab) => area === 'admin' || !namesPeople(tab)),
    'results' as const,
    'history' as const,
    'review' as const,
  ].map((tab) => ({
    tab,
    href: editorTabPath(table, id, tab, area),
    label: tabNames[tab],
  }));
  const pages = [
    { tab: 'edit', href: contentEditorPath(table, id, area), label: 'Edit' },
    ...beside,
  ];
  return (
    <div className="writing:hidden">
      <a
        href={contentAdminPath(table, area)}
        className="inline-flex min-h-6 items-center gap-1.5 text-ink-3 hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All {plural}
      </a>
      <div className="mt-1 mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {/* The editor shows the title as its first field. */}
        <h1 className={current === 'edit' ? 'sr-only' : 'min-w-0 text-h3 break-words'}>{title}</h1>
        {table === 'webinars' && area === 'admin' && (
          <StartPlaybook subject="webinars" record={id} />
        )}
      </div>
      <ListTabs
        label="Pages of this record"
        tabs={pages}
        current={pages.find(({ tab }) => tab === current)?.href ?? ''}
      />
    </div>
  );
}
