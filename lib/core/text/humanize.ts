/** 'in_progress' as people read it: 'In progress'; 'todo': 'To do'. */
export function humanize(value: string): string {
  const text = value === 'todo' ? 'to do' : value.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
