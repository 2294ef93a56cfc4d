import { moneyFormat } from '@/lib/core/text/money';
import { trimText } from '@/lib/core/text/trim';
/** How far a contact has come with us. */
export const CLIENT_STAGES = ['lead', 'qualified', 'client', 'past'] as const;
export type ClientStage = (typeof CLIENT_STAGES)[number];

export const clientStageNames: Record<ClientStage, string> = {
  lead: 'Lead',
  qualified: 'Qualified',
  client: 'Client',
  past: 'Past',
};

/** First and last name; the last one may be unknown. */
export function fullName(person: { firstname: string; lastname: string | null }): string {
  return [person.firstname, person.lastname].filter(Boolean).join(' ');
}

/** The tags of a text with commas between them: in small letters, each once. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => trimText(tag).toLowerCase());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** '$64,000': what a contact is worth, in US dollars; a dash for nothing. */
export function valueText(value: number): string {
  return value === 0 ? '–' : moneyFormat('USD').format(value);
}
