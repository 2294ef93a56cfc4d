import { tagSlug } from '@/lib/blog/rules';
import { blogTagPath } from '@/lib/paths/site';

const frame = 'block rounded-control border border-line px-3 py-1 text-staff';

/** Tags of a post with links to their pages. A tag without letters or digits has no page. */
export function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2 print:hidden">
      {tags.map((tag) => {
        const slug = tagSlug(tag);
        return (
          <li key={tag}>
            {slug ? (
              <a
                href={blogTagPath(1, slug)}
                className={`${frame} transition-colors hover:border-line-strong hover:text-ink`}
              >
                {tag}
              </a>
            ) : (
              <span className={frame}>{tag}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
