import type { Checked } from '@/lib/content/checks/model';

/** Findings of the checks before publishing, with their locations. */
export function ChecksList({ checked }: { checked: readonly Checked[] }) {
  return checked.map(({ title, findings }) => (
    <section key={title} aria-label={title} className="mt-4 first:mt-0">
      {checked.length > 1 && <h3 className="mb-2 font-medium text-ink">{title}</h3>}
      <ul className="divide-y divide-line border-y border-line">
        {findings.map(({ field, label, sentence, refuses }) => (
          <li key={`${field} ${sentence}`} className="py-2">
            <span className={`flex items-center gap-2 ${refuses ? 'text-high' : 'text-ink-3'}`}>
              <span
                aria-hidden
                className={`size-1.5 shrink-0 rounded-full ${refuses ? 'bg-high' : 'bg-medium'}`}
              />
              {label}
              {refuses && ' · must be mended'}
            </span>
            <span className="block break-words text-ink">{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
