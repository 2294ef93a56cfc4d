import type { ReactNode } from 'react';
import { MarginNote } from '@/components/marketing/with-margin';
import { issuePath } from '@/lib/paths/site';

/** Returns the margin of a newsletter issue: the other newest issues. */
export function issueMargin(issues: { slug: string; title: string }[]): ReactNode[] {
  if (issues.length === 0) return [];
  return [
    <MarginNote key="issues" label="Other issues">
      <ul className="grid gap-2">
        {issues.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={issuePath(slug)}
              className="text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </MarginNote>,
  ];
}
