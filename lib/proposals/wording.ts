import { formattedDate } from '@/lib/core/time/business-time';
import type { ProposalStatus } from './model';

/** Returns a calendar day at noon, so that no time zone moves it to another day. */
const noon = (day: string) => `${day}T17:00:00Z`;

const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** Formats a calendar day such as 'Dec 12'. */
export function shortDay(day: string): string {
  return short.format(new Date(noon(day)));
}

/** Formats a calendar day with its year. */
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
