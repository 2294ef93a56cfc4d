import type { Issue } from '@/lib/newsletter/model';

/** Lists the links of an issue with their clicks. */
export function IssueLinks({ links }: { links: Issue['links'] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="issue-links">
      <h2 id="issue-links" className="text-h4">
        Links
      </h2>
      <ul className="mt-3 max-w-3xl">
        {links.map(({ id, url, presses }) => (
          <li key={id} className="flex justify-between gap-6 border-t border-line py-2">
            <a
              href={url}
              className="min-w-0 wrap-anywhere text-accent underline underline-offset-4"
            >
              {url}
            </a>
            <span className="shrink-0 font-mono tabular-nums">
              {presses.toLocaleString('en-US')} {presses === 1 ? 'press' : 'presses'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
