import { longDay } from '@/lib/core/time/business-time';
import type { ArchivedIssue } from '@/lib/newsletter/model';
import { issuePath } from '@/lib/paths/site';

/** Newsletter issues, newest first. Each row is a single link. */
export function IssueRows({ issues }: { issues: ArchivedIssue[] }) {
  return (
    <ol>
      {issues.map(({ slug, title, preheader, sentAt }) => (
        <li key={slug} className="border-t border-line">
          <article className="relative grid gap-x-6 gap-y-2 py-6 transition-colors hover:bg-hover lg:grid-cols-12">
            <p className="label text-ink-3 lg:col-span-3">
              <time dateTime={sentAt}>{longDay(sentAt)}</time>
            </p>
            <div className="lg:col-span-9">
              <h2 className="text-h4">
                <a href={issuePath(slug)} className="after:absolute after:inset-0">
                  {title}
                </a>
              </h2>
              {preheader && <p className="mt-1 max-w-measure text-ink-2">{preheader}</p>}
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
