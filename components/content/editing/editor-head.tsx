import { ArrowLeft } from 'lucide-react';
import { ListTabs } from '@/components/lists/list-tabs';
import { StartPlaybook } from '@/components/tasks/playbooks/start-playbook';
import { contentKinds } from '@/lib/content/kinds';
import type { Area } from '@/lib/core/auth/roles';
import type { ContentTable } from '@/lib/paths';
import {
  contentAdminPath,
  contentEditorPath,
  type EditorTab,
  editorTabPath,
} from '@/lib/paths/staff';

type EditorHeadProps = {
  table: ContentTable;
  id: string;
  title: string;
  /** Tab of the current page. */
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

/** Returns whether a tab shows personal data, which only leaders may see. */
const namesPeople = (tab: EditorTab) =>
  tab === 'registrations' || tab === 'live' || tab === 'applicants';

/** Title of a record with tabs to its other pages. */
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
  const isEditor = current === 'edit';
  return (
    <div className="-mt-6 writing:hidden">
      <div
        className={`flex items-center gap-x-6 border-b border-line max-sm:gap-x-4 ${isEditor ? '' : 'mb-4'}`}
      >
        <a
          href={contentAdminPath(table, area)}
          className="inline-flex min-h-6 shrink-0 items-center gap-1.5 text-ink-3 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span className="max-sm:sr-only">All {plural}</span>
        </a>
        {/* On a phone the tabs scroll horizontally, so that the text begins higher. */}
        <ListTabs
          label="Pages of this record"
          tabs={pages}
          current={pages.find(({ tab }) => tab === current)?.href ?? ''}
          className="min-w-0 grow max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:[&>div]:mb-0 max-sm:[&>div]:flex-nowrap [&_a]:py-1.5"
        />
        {table === 'webinars' && area === 'admin' && (
          <StartPlaybook subject="webinars" record={id} />
        )}
      </div>
      {/* In the editor, the first field already shows the title. */}
      <h1 className={isEditor ? 'sr-only' : 'mb-4 min-w-0 text-h3 break-words'}>{title}</h1>
    </div>
  );
}
