import { type Category, shownCategories } from '@/lib/blog/rules';
import { blogListPath } from '@/lib/paths/site';

type CategoryLinksProps = {
  categories: Category[];
  /** Slug of the current category; null for "All posts", undefined if no link is current. */
  current: string | null | undefined;
};

/** Links to the categories with their post counts. */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const places = [
    { slug: null, name: 'All posts', posts: null },
    ...shownCategories(categories, current).map(({ slug, name, posts }) => ({ slug, name, posts })),
  ];
  return (
    <nav aria-label="Categories">
      <ul className="-mx-3 flex flex-wrap gap-y-1">
        {places.map(({ slug, name, posts }) => (
          <li key={name}>
            <a
              href={blogListPath(1, slug ?? undefined)}
              aria-current={slug === current ? 'page' : undefined}
              className="group flex items-baseline gap-2 rounded-control px-3 py-2 text-[0.9375rem] leading-6 transition-colors hover:text-ink aria-[current=page]:text-ink"
            >
              <span className="decoration-accent decoration-2 underline-offset-8 group-aria-[current=page]:underline">
                {name}
              </span>
              {posts !== null && <span className="font-mono text-staff text-ink-3">{posts}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
