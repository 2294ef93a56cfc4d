/** Returns the name of a person as stored in two columns, the second often empty. */
export function fullName(person: {
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
}): string {
  return [person.firstname, person.lastname].filter(Boolean).join(' ');
}
