import { ArrowLeft } from 'lucide-react';
import { contentKinds } from '@/components/content/publishing/content-kinds';
import { ListTabs } from '@/components/lists/list-tabs';
import { Link } from '@/components/ui/link';
import type { ContentTable } from '@/lib/paths';
import { contentAdminPath, contentEditorPath, type EditorTab, editorTabPath } from '@/lib/paths';

type EditorHeadProps = {
  table: ContentTable;
  id: string;
  title: string;
  /** The page that this is. */
  current: 'edit' | EditorTab;
};

const tabs: Record<ContentTable, readonly EditorTab[]> = {
  services: ['history'],
  courses: ['outline', 'history'],
  webinars: ['registrations', 'history'],
  jobs: ['applicants', 'history'],
  blog_posts: ['history'],
};

const tabNames: Record<EditorTab, string> = {
  outline: 'Outline',
  registrations: 'Registrations',
  applicants: 'Applicants',
  history: 'History',
};

/** Which record this is, and the pages beside its editor. */
export function EditorHead({ table, id, title, current }: EditorHeadProps) {
  const beside = tabs[table].map((tab) => ({
    tab,
    href: editorTabPath(table, id, tab),
    label: tabNames[tab],
  }));
  const pages = [{ tab: 'edit', href: contentEditorPath(table, id), label: 'Edit' }, ...beside];
  return (
    <>
      <Link
        href={contentAdminPath(table)}
        prefetch={false}
        className="inline-flex min-h-6 items-center gap-1.5 text-ink-3 hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All {contentKinds[table].plural}
      </Link>
      <h1 className="mt-1 mb-3 text-h3 break-words">{title}</h1>
      <ListTabs
        label="Pages of this record"
        tabs={pages}
        current={pages.find(({ tab }) => tab === current)?.href ?? ''}
      />
    </>
  );
}
