import type { ReactNode } from 'react';
import { topicText } from '@/lib/bookings/about';
import { channelClassNames } from '@/lib/core/channel-classes';
import { zonedMoment } from '@/lib/core/time/business-time';
import { centsText, valueText } from '@/lib/deals/amounts';
import type { Deal } from '@/lib/deals/model';
import { lostReasonNames } from '@/lib/deals/stages';
import { calculatorPath } from '@/lib/paths/site';
import { bookingPath, clientPath, companyPath, historyPath } from '@/lib/paths/staff';
import { estimateSummary } from '@/lib/tools/calculator/wording';

const link = 'break-words text-accent underline underline-offset-4';

const linked = (href: string, text: string) => (
  <a href={href} className={link}>
    {text}
  </a>
);

/** Returns the source of a deal's amount. */
function amountOrigin({ amountReason, amountSetByName, amountSetAt, offer }: Deal): string {
  if (amountReason && amountSetAt) {
    return `${amountReason} (${[amountSetByName, zonedMoment(amountSetAt)].filter(Boolean).join(', ')})`;
  }
  return offer ? `Proposal ${offer.number}, version ${offer.version}` : 'Estimate';
}

/** Facts of a deal that are not part of its form. Members cannot open the contact, company or history. */
export function DealFacts({ deal, isLeader }: { deal: Deal; isLeader: boolean }) {
  const { client, contact, company, bookingId, estimate } = deal;
  const facts: [string, ReactNode][] = [
    ['Worth', valueText(deal)],
    ['First year', `${centsText(deal.yearCents)}, weighted ${centsText(deal.weightedCents)}`],
    ['Amount from', amountOrigin(deal)],
    ['Lost because', deal.lostReason && lostReasonNames[deal.lostReason]],
    [
      'Contact',
      client && isLeader
        ? linked(clientPath(client.id), client.name)
        : (client?.name ?? 'None: it was deleted'),
    ],
    ['Job title', contact?.jobtitle],
    ['Email', contact && linked(`mailto:${contact.email}`, contact.email)],
    [
      'Phone',
      contact?.phone && linked(`tel:${contact.phone.replace(/[^+\d]/g, '')}`, contact.phone),
    ],
    ['Company', company && linked(companyPath(company.id), company.name)],
    ['Service', !isLeader && deal.service?.name],
    ['About', topicText(deal.intent)],
    ['Estimate', estimate && linked(calculatorPath(estimate.query), estimateSummary(estimate))],
    ['Booking', isLeader && bookingId && linked(bookingPath(bookingId), 'The consultation')],
    ['Source', channelClassNames[deal.source]],
    ['Brief', !isLeader && deal.brief && <span className="whitespace-pre-line">{deal.brief}</span>],
    ['Closed', deal.closedAt && zonedMoment(deal.closedAt)],
    ['Changes', isLeader && linked(historyPath('deals', deal.id), 'In the audit log')],
  ];
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
