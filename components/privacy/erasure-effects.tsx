import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { centsText } from '@/lib/deals/amounts';
import type { ErasurePreview } from '@/lib/privacy/model';
import { countedKinds, recordKindName } from '@/lib/privacy/record-kinds';

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Returns the text about the retained deals: their owner and amounts. */
function keptWorth({ won_cents, open_cents, companies }: ErasurePreview['kept']): string {
  const amounts = [
    won_cents > 0 && `${centsText(won_cents)} won`,
    open_cents > 0 && `${centsText(open_cents)} open`,
  ].filter((amount) => amount !== false);
  const owner = companies.length > 0 ? companies.join(', ') : 'no company';
  return `The deals stay with ${owner}${amounts.length > 0 ? ` (${amounts.join(', ')})` : ''}, with their stages, proposals and acceptances.`;
}

/** Preview of an erasure: the records to be deleted, and the retained records with the reason. */
export function ErasureEffects({ preview }: { preview: ErasurePreview }) {
  const { records, upcoming, mentions, audit, published } = preview;
  const { removed, kept } = countedKinds(records);
  const worth = records.deal && keptWorth(preview.kept);
  const moments = upcoming.map((start) => shortMoment(start)).join('; ');
  return (
    <div className="grid max-w-4xl gap-x-10 gap-y-5 sm:grid-cols-2">
      <section aria-labelledby="erased">
        <h3 id="erased" className="font-medium text-ink">
          Erased data
        </h3>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          <li>Name, email, phone and everything the person wrote, in every record.</li>
          {removed.map(({ kind, count }) => (
            <li key={kind}>
              {recordKindName(kind)}: {count}
            </li>
          ))}
          {upcoming.length > 0 && (
            <li className="text-ink">
              {counted(upcoming.length, 'upcoming consultation is', 'upcoming consultations are')}{' '}
              cancelled ({moments}, {BUSINESS_TIME_ZONE_NAME}) and the time is free again. No email
              is sent: notify the person yourself.
            </li>
          )}
          {records.application && <li>Their files are removed from storage within minutes.</li>}
        </ul>
      </section>
      <section aria-labelledby="kept">
        <h3 id="kept" className="font-medium text-ink">
          Kept data, and why
        </h3>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {kept.length > 0 && (
            <li>
              Records needed for statistics, as those of an “Erased person”:{' '}
              {kept
                .map(({ kind, count }) => `${recordKindName(kind).toLowerCase()} (${count})`)
                .join(', ')}
              . No figure changes.
            </li>
          )}
          {worth && <li>{worth}</li>}
          <li>
            {counted(audit, 'entry', 'entries')} of the audit log, to show who changed what: with a
            pseudonym for the person, and without what they wrote.
          </li>
          <li>
            Tasks and texts of staff, as a record of the work:{' '}
            {mentions > 0
              ? `a pseudonym replaces name, email and phone in ${mentions} of them.`
              : 'none of them names the person.'}
          </li>
          {published > 0 && (
            <li>
              {counted(published, 'page', 'pages')} of the site that name the person: edit what you
              published yourself.
            </li>
          )}
          <li>What was already delivered: emails in inboxes, webhooks in your automation.</li>
          <li>The receipt, which contains no names.</li>
        </ul>
      </section>
    </div>
  );
}
