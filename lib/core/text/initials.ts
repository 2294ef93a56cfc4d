/** Returns the first letters of a name's first and last word, such as 'MR' for 'Maria del Rio'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase();
}
