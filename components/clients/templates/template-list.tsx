import { OpenLink } from '@/components/lists/open-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Template } from '@/lib/clients/templates/model';
import { REPLY_KINDS, replyKindNames } from '@/lib/clients/templates/rules';

/** Templates, grouped by the kind of record that they answer. */
export function TemplateList({ templates }: { templates: readonly Template[] }) {
  if (templates.length === 0) {
    return (
      <EmptyState title="No templates yet">
        Replies then begin with a salutation and end with your name.
      </EmptyState>
    );
  }
  return (
    <div className="space-y-8">
      {REPLY_KINDS.map((kind) => {
        const ofKind = templates.filter((template) => template.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`templates-${kind}`}>
            <h2 id={`templates-${kind}`} className="label mb-2 text-ink-3">
              {replyKindNames[kind]}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {ofKind.map(({ id, name, subject, body }) => (
                <li
                  key={id}
                  className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]"
                >
                  <OpenLink
                    record={id}
                    className="min-w-0 font-medium wrap-anywhere text-ink underline-offset-4 hover:underline"
                  >
                    {name}
                  </OpenLink>
                  <span className="min-w-0">
                    <span className="block text-ink wrap-anywhere">{subject}</span>
                    <span className="line-clamp-2 wrap-anywhere">{body}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
