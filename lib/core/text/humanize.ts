/** Returns a value of the database as people read it: 'in_progress' as 'In progress', 'todo' as 'To do'. */
export function humanize(value: string): string {
  const text = value === 'todo' ? 'to do' : value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
