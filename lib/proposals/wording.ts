import { formattedDate } from '@/lib/core/time/business-time';
import type { ProposalStatus } from './model';

/** Returns a calendar day of the business as its noon, so that no zone moves it. */
const noon = (day: string) => `${day}T17:00:00Z`;

const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Returns a calendar day such as 'Dec 12'. */
export function shortDay(day: string): string {
  return short.format(new Date(noon(day)));
}

/** Returns a calendar day with its year, as texts write it. */
export function fullDay(day: string): string {
  return formattedDate(new Date(noon(day)));
}

export const proposalStatusNames: Record<ProposalStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
