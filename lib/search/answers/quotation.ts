/** A part of a quoted text; `isMatch` for a matching search term. */
export type QuotedPart = { text: string; isMatch: boolean };

/** Splits an excerpt into parts; the database wraps each match in the control characters 2 and 3. */
export function partsOf(excerpt: string): QuotedPart[] {
  return excerpt
    .split('\u0002')
    .flatMap((part, index) => {
      const [match = '', rest] = index === 0 ? [undefined, part] : part.split('\u0003');
      return [
        { text: match, isMatch: true },
        { text: rest ?? '', isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
