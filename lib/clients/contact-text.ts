import { moneyFormat } from '@/lib/core/text/money';
import { trimText } from '@/lib/core/text/trim';

/** Returns first and last name; the last name may be empty. */
export function fullName(person: { firstname: string; lastname: string }): string {
  return [person.firstname, person.lastname].filter(Boolean).join(' ');
}

/** Parses tags separated by commas; returns them in lower case, without duplicates. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => trimText(tag).toLowerCase());
  return [...new Set(tags)].filter((tag) => tag !== '');
}

/** Returns the value of a contact in US dollars, such as '$64,000'; a dash for 0. */
export function valueText(value: number): string {
  return value === 0 ? '–' : moneyFormat('USD').format(value);
}
