/** A part of a quoted text; `isMatch` if it is one of the words that were asked for. */
export type QuotedPart = { text: string; isMatch: boolean };

/** Returns the parts of an excerpt in which the database has put each match between the control characters 2 and 3. */
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
