import type { Client } from '@/lib/clients/model';
import type { Similar } from '@/lib/clients/touches/model';
import { similarReasonNames } from '@/lib/clients/touches/wording';
import { clientPath, mergePath } from '@/lib/paths/staff';

type SimilarContactsProps = { client: Client; similar: Similar[] };

const link = 'text-accent underline underline-offset-4';

/** Possible duplicates of a contact, each with a link to the merge preview. */
export function SimilarContacts({ client, similar }: SimilarContactsProps) {
  if (similar.length === 0) return null;
  return (
    <section
      aria-label="May be the same person"
      className="rounded-surface border border-line bg-surface px-4 py-3"
    >
      <h2 className="text-[0.9375rem] font-medium text-ink">May be the same person</h2>
      <ul className="mt-2 space-y-3">
        {similar.map(({ id, name, email, reasons }) => (
          <li key={id}>
            <a href={clientPath(id)} className={link}>
              {name}
            </a>
            , <span className="wrap-anywhere">{email}</span>
            <span className="block text-ink-3">
              {reasons.map((reason) => similarReasonNames[reason]).join(', ')}
            </span>
            <a
              href={`${mergePath(client.id)}?${new URLSearchParams({ other: id })}`}
              className={link}
            >
              Compare and merge
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
