import { paths } from '@/lib/paths';

/** Tags of a post; each links to the posts that mention it. */
export function PostTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2 print:hidden">
      {tags.map((tag) => (
        <li key={tag}>
          <a
            href={`${paths.blog}?${new URLSearchParams({ q: tag })}`}
            className="block rounded-control border border-line px-3 py-1 text-staff transition-colors hover:border-line-strong hover:text-ink"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
