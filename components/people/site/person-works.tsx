import { longDay } from '@/lib/core/time/business-time';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import type { Work } from '@/lib/people/faces/model';

type PersonWorksProps = { title: string; table: ContentTable; works: Work[] };

/** List of a person's published work of one kind, each with its date or length. Renders nothing if there is none. */
export function PersonWorks({ title, table, works }: PersonWorksProps) {
  if (works.length === 0) return null;
  return (
    <section
      aria-labelledby={`their-${table}`}
      className="grid gap-x-6 gap-y-3 border-t border-line pt-6 lg:grid-cols-12"
    >
      <h2 id={`their-${table}`} className="text-h3 lg:col-span-4">
        {title}
      </h2>
      <ul className="divide-y divide-line lg:col-span-8">
        {works.map(({ slug, title: name, day, length }) => (
          <li
            key={slug}
            className="flex flex-col gap-x-6 py-3 first:pt-0 sm:flex-row sm:items-baseline sm:justify-between"
          >
            <a
              href={contentPath(table, slug)}
              className="py-0.5 text-ink hover:underline hover:underline-offset-4"
            >
              {name}
            </a>
            {day && (
              <time dateTime={day} className="shrink-0 font-mono text-staff text-ink-3">
                {longDay(day)}
              </time>
            )}
            {length && <span className="shrink-0 font-mono text-staff text-ink-3">{length}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
