/** Joins a person's name from two columns; the second is often empty. */
export function fullName(person: {
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
}): string {
  return [person.firstname, person.lastname].filter(Boolean).join(' ');
}
