import { ArrowLeft } from 'lucide-react';
import { contentKinds } from '@/components/publishing/content-kinds';
import { Link } from '@/components/ui/link';
import type { ContentTable } from '@/lib/cache-tags';
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

const tabStyle =
  '-mb-px inline-flex h-9 items-center border-b-2 border-transparent px-3 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink';

/** Which record this is, and the pages beside its editor. */
export function EditorHead({ table, id, title, current }: EditorHeadProps) {
  return (
    <div className="pb-4">
      <Link
        href={contentAdminPath(table)}
        prefetch={false}
        className="inline-flex min-h-6 items-center gap-1.5 text-ink-3 hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All {contentKinds[table].plural}
      </Link>
      <h1 className="mt-1 text-h3 break-words">{title}</h1>
      <nav aria-label="Pages of this record" className="mt-3 flex border-b border-line">
        <Link
          href={contentEditorPath(table, id)}
          prefetch={false}
          aria-current={current === 'edit' ? 'page' : undefined}
          className={tabStyle}
        >
          Edit
        </Link>
        {tabs[table].map((tab) => (
          <Link
            key={tab}
            href={editorTabPath(table, id, tab)}
            prefetch={false}
            aria-current={current === tab ? 'page' : undefined}
            className={tabStyle}
          >
            {tabNames[tab]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
