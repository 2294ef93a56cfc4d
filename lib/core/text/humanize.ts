/** Returns the label of a stored value: 'In progress' for 'in_progress', 'To do' for 'todo'. */
export function humanize(value: string): string {
  const text = value === 'todo' ? 'to do' : value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
