import { centsDecimal } from './amounts';
import type { Deal, DealSettings } from './model';

/** Returns an amount for its form field; empty for zero. */
const amountValue = (cents: number) =>
  cents === 0 ? '' : centsDecimal(cents).replace(/\.00$/, '');

/** Returns the form values of a deal. */
export function dealValues(deal: Deal): Record<string, string> {
  return {
    title: deal.title,
    once: amountValue(deal.onceCents),
    month: amountValue(deal.monthCents),
    amountReason: deal.amountReason,
    expectedOn: deal.expectedOn ?? '',
    service: deal.service?.id ?? '',
    owner: deal.ownerId ?? '',
    nextStep: deal.nextStep,
    nextStepOn: deal.nextStepOn ?? '',
    nextStepOwner: deal.nextStepOwnerId ?? '',
    brief: deal.brief,
  };
}

/** Returns the names for the form values of a deal that are ids. */
export function shownDealValues(deal: Deal): Record<string, string> {
  return {
    service: deal.service?.name ?? '',
    owner: deal.ownerName,
    nextStepOwner: deal.stepOwnerName,
  };
}

/** Returns the form values of the probabilities. */
export function settingsValues({ version: _, ...settings }: DealSettings): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
}
