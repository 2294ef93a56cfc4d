/** Maximum number of people mentioned in a comment, also enforced by the column. */
export const MAX_MENTIONS = 50;

/** Returns the ids of the people that a comment mentions as '@Full Name', without duplicates. */
export function mentionedIn(
  body: string,
  people: readonly { id: string; name: string }[],
): string[] {
  const text = body.toLocaleLowerCase('en-US');
  return people
    .filter(({ name }) => text.includes(`@${name.toLocaleLowerCase('en-US')}`))
    .map(({ id }) => id);
}

/** Returns the name of a person by id, or a placeholder for former staff. */
export function personName(names: ReadonlyMap<string, string>, id: string | null): string {
  return (id && names.get(id)) || 'A former colleague';
}
