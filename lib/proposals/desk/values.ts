import type { CurrentRecord } from '@/lib/core/actions/current-record';
import { centsDecimal } from '@/lib/deals/amounts';
import type { Deal } from '@/lib/deals/model';
import type { OfferedService } from '@/lib/services/model';
import { dollars, hoursText, rangeText } from '@/lib/tools/calculator/wording';
import type { ProposalContent } from '../content';
import { draftOf, type Proposal, type ProposalVersion } from '../model';

/** Default terms of a first draft. */
const TERMS = `Half of the one-off price is due at the start, the other half when the work is handed over; the monthly price is due at the end of each month and can be ended with 30 days' notice.
What we build and document for you is yours once it is paid. We keep what you show us confidential.
A change of the scope is agreed in writing before we work on it.`;

export const TERMS_VERSION = '2026-11';

/** Formats an amount for its form field. */
const amount = (cents: number) => (cents === 0 ? '' : centsDecimal(cents).replace(/\.00$/, ''));

/** Returns the form values for a content. */
export function contentValues(content: ProposalContent): Record<string, string> {
  return {
    title: content.title,
    intro: content.intro,
    items: JSON.stringify(
      content.items.map(({ once_cents, month_cents, ...item }) => ({
        ...item,
        once: amount(once_cents),
        month: amount(month_cents),
      })),
    ),
    steps: JSON.stringify(content.steps),
    promise: content.promise.join('\n'),
    terms: content.terms,
  };
}

/** Returns the steps of a service; the first sentence of each describes its timing, such as 'Weeks 1 to 3.'. */
function stepsOf(process: OfferedService['process']): ProposalContent['steps'] {
  return process.map(({ title, text }) => {
    const [when = ''] = text.split('.', 1);
    return { title, when: when.length <= 40 ? when : '' };
  });
}

/** Form rows for a service. */
export type ServiceRows = {
  title: string;
  items: { service_id: string; title: string; detail: string; once: string; month: string }[];
  steps: ProposalContent['steps'];
};

/** Returns the form rows that a service adds to a proposal. */
export function serviceRows({
  id,
  title,
  summary,
  priceFrom,
  process,
}: OfferedService): ServiceRows {
  return {
    title,
    items: [{ service_id: id, title, detail: summary, once: String(priceFrom ?? ''), month: '' }],
    steps: stepsOf(process),
  };
}

/**
 * Composes the content of a first draft: the service with the prices of the deal, its process, and the estimate as the
 * promise.
 */
export function composedContent(deal: Deal, service: OfferedService | null): ProposalContent {
  const { estimate } = deal;
  return {
    title: service?.title ?? deal.title,
    intro: deal.brief || `Thank you for the conversation about ${service?.title ?? deal.title}.`,
    items: [
      {
        service_id: service?.id ?? null,
        title: service?.title ?? deal.title,
        detail: service?.summary ?? '',
        once_cents: deal.onceCents,
        month_cents: deal.monthCents,
      },
    ],
    steps: stepsOf(service?.process ?? []),
    promise: estimate
      ? [
          `${rangeText(estimate.hours, hoursText)} hours saved a week, as in the estimate that you know.`,
          `That is worth ${rangeText(estimate.saved, dollars)} a month. We measure both before the start and after three months.`,
        ]
      : [],
    terms: TERMS,
  };
}

/** Returns the form values for a version. */
const versionValues = (deal: string, remindAfterDays: number | null, shown: ShownVersion) => ({
  ...contentValues(shown.content),
  deal,
  termsVersion: shown.termsVersion,
  validUntil: shown.validUntil,
  remindAfter: String(remindAfterDays ?? ''),
});

type ShownVersion = Pick<ProposalVersion, 'content' | 'termsVersion' | 'validUntil'>;

/** Returns the form values for the draft, else for the newest version, else for a first draft. */
export function proposalValues(
  deal: Deal,
  proposal: Proposal | null,
  first: Omit<ShownVersion, 'termsVersion'>,
): Record<string, string> {
  const shown = proposal && (draftOf(proposal) ?? proposal.versions[0]);
  return versionValues(
    deal.id,
    proposal?.remindAfterDays ?? null,
    shown ?? { ...first, termsVersion: TERMS_VERSION },
  );
}

/** Returns the current draft, or the version sent in the meantime, to compare with an outdated form. */
export function currentDraft(deal: string, proposal: Proposal): CurrentRecord | null {
  const draft = draftOf(proposal);
  const shown = draft ?? proposal.versions[0];
  if (!shown) return null;
  const { items, steps } = shown.content;
  return {
    version: draft?.updatedAt ?? '',
    values: versionValues(deal, proposal.remindAfterDays, shown),
    shown: {
      items: items.map(({ title }) => title).join(', '),
      steps: steps.map(({ title }) => title).join(', '),
    },
  };
}
