/** Upper limit of the people whom a comment mentions, and of its column. */
export const MAX_MENTIONS = 50;

/** Returns the ids of the people whom a comment names as '@Full Name', each once. */
export function mentionedIn(
  body: string,
  people: readonly { id: string; name: string }[],
): string[] {
  const text = body.toLocaleLowerCase('en-US');
  return people
    .filter(({ name }) => text.includes(`@${name.toLocaleLowerCase('en-US')}`))
    .map(({ id }) => id);
}

/** Returns the name of a person by id, or a stand-in for someone who no longer works here. */
export function personName(names: ReadonlyMap<string, string>, id: string | null): string {
  return (id && names.get(id)) || 'A former colleague';
}
