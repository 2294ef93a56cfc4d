import { Portrait } from '@/components/people/site/portrait';
import type { Post } from '@/lib/blog/model';

/** Short biography of a guest author below their post. Employees have their own page. */
export function PostAuthor({ post, isGuest }: { post: Post; isGuest: boolean }) {
  const { authorName, authorRole, authorAbout } = post;
  if (!isGuest || !authorAbout) return null;
  return (
    <aside
      aria-label="About the author"
      className="mt-12 flex max-w-measure gap-5 border-t border-line pt-8"
    >
      <Portrait name={authorName} decorative className="size-14 text-lg" />
      <div>
        <p className="label text-ink-3">Guest</p>
        <p className="mt-2 font-medium text-ink">
          {authorName}
          {authorRole && <span className="font-normal text-ink-3">, {authorRole}</span>}
        </p>
        <p className="mt-1 text-base leading-6.5">{authorAbout}</p>
      </div>
    </aside>
  );
}
