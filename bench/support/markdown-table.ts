/** Returns a row of a table in Markdown. */
export const markdownRow = (cells: string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Returns the rows of a table in Markdown, below its header. */
export const markdownTable = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map(markdownRow);
