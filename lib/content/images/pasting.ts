/** A text with the writer's caret or selection. */
export type Written = { text: string; start: number; end: number };

/** Placeholder in the text while a picture is uploaded. */
export const placeholderOf = (nth: number) => `![Uploading picture ${nth}…]()`;

/** Returns the text with a placeholder instead of the selection, in its own paragraph, followed by the caret. */
export function withPlaceholder({ text, start, end }: Written, placeholder: string): Written {
  const before = text.slice(0, start).trimEnd();
  const rest = text.slice(end);
  // Leading blanks can be significant, as in code.
  const isLine = /(^|\n)$/.test(text.slice(0, end)) || /^[ \t]*\n/.test(rest);
  const after = isLine ? rest.replace(/^(?:[ \t]*\n)+|^[ \t]+$/, '') : rest.trimStart();
  const head = `${before}${before && '\n\n'}${placeholder}`;
  return { text: `${head}${after && '\n\n'}${after}`, start: head.length, end: head.length };
}

/**
 * Returns the text with `markdown` instead of a placeholder. A caret still directly behind the placeholder moves to
 * `caretAt` within the markdown; any other caret does not move. Null if the placeholder was deleted.
 */
export function withPicture(
  { text, start, end }: Written,
  placeholder: string,
  markdown: string,
  caretAt = markdown.length,
): Written | null {
  const from = text.indexOf(placeholder);
  if (from === -1) return null;
  const to = from + placeholder.length;
  const moved = (at: number) => {
    if (at === to && start === end) return from + caretAt;
    if (at <= from) return at;
    return Math.max(from, at + markdown.length - placeholder.length);
  };
  return {
    text: text.slice(0, from) + markdown + text.slice(to),
    start: moved(start),
    end: moved(end),
  };
}

/**
 * Returns the text without a placeholder, and without the paragraph if nothing else was in it. Null if the placeholder
 * was deleted.
 */
export function withoutPlaceholder(written: Written, placeholder: string): Written | null {
  const from = written.text.indexOf(placeholder);
  const before = written.text.slice(0, from);
  const after = written.text.slice(from + placeholder.length);
  if (before.endsWith('\n\n') && /^(\n|$)/.test(after)) {
    return withPicture(written, `\n\n${placeholder}`, '');
  }
  const isFirst = before === '' && after.startsWith('\n\n');
  return withPicture(written, isFirst ? `${placeholder}\n\n` : placeholder, '');
}
