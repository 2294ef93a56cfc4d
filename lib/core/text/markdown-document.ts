const SYNTAX = /[\\`*_[\]<>|#~&]/g;
/** Starts a list or underlines a heading at the start of a line. */
const FIRST_OF_LINE = /^([-+=]|\d+(?=[.)]))/;

/** Returns a text as one line of a Markdown document, with all syntax escaped. */
export function plainText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().replace(SYNTAX, '\\$&');
  return line.replace(FIRST_OF_LINE, (first) => (/\d/.test(first) ? `${first}\\` : `\\${first}`));
}

/** Returns a bullet list with an item for each line. */
export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Returns facts as a list with bold names. Facts without a value are left out. */
export function factList(facts: Readonly<Record<string, string | null | undefined>>): string {
  return bullets(
    Object.entries(facts).flatMap(([name, value]) =>
      value ? [`**${name}:** ${plainText(value)}`] : [],
    ),
  );
}

/** Returns a section of a document, or '' if it would be empty. */
export function markdownSection(title: string, text: string): string {
  return text && `## ${title}\n\n${text}`;
}

/** Returns a Markdown document: its title, then the non-empty sections. */
export function markdownDocument(title: string, parts: readonly string[]): string {
  return `${[`# ${plainText(title)}`, ...parts].filter(Boolean).join('\n\n')}\n`;
}
