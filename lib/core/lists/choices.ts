/** Maximum number of records that a control offers; a search finds the others. */
export const MAX_CHOICES = 100;

/** A record as a control offers it. */
export type Choice = { id: string; name: string };

/** Choices to read: the record with the id, or records with a name that contains `q`; by default the first ones. */
export type ChoiceQuery = { q?: string | undefined; id?: string | undefined };

/** Returns whether a control may have only some of its choices; it then has a search field. */
export function mayLackSome(choices: readonly unknown[]): boolean {
  return choices.length >= MAX_CHOICES;
}
