/** Upper limit of the records that a control offers; a search finds the others. */
export const MAX_CHOICES = 100;

/** Records that a control offers by name. */
export const CHOICE_KINDS = [
  'people',
  'hosts',
  'colleagues',
  'teams',
  'services',
  'allServices',
  'courses',
  'tags',
  'endpoints',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** A record as a control offers it. */
export type Choice = { id: string; name: string };

/** Choices to read: the record with the id, or those whose name contains `q`; by default the first ones. */
export type ChoiceQuery = { q?: string | undefined; id?: string | undefined };

/** Returns whether a control may have been given only some of its choices: it then has a field that searches. */
export function mayLackSome(choices: readonly unknown[]): boolean {
  return choices.length >= MAX_CHOICES;
}
