/** A sentence of a model, with the places of the passages that it cites, the first being 1. */
export type CitedSentence = { text: string; cites: number[] };

const MOST_SENTENCES = 4;

/** A sentence to its end, and the numbers in brackets that follow the end. */
const SENTENCE = /[^.!?]*(?:[.!?](?!\s|$|\s*\[)[^.!?]*)*[.!?]?(?:\s*\[\d+\])*/g;

/**
 * Returns the sentences of a model's answer that cite one of `passages` passages by its number, such as [1]. Those without
 * a citation, or with the number of none, are dropped.
 */
export function citedSentences(answer: string, passages: number): CitedSentence[] {
  return (answer.replace(/\s+/g, ' ').match(SENTENCE) ?? [])
    .map((sentence) => ({
      text: sentence.replace(/\s*\[\d+\]/g, '').trim(),
      cites: [...sentence.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)),
    }))
    .filter(
      ({ text, cites }) =>
        text !== '' && cites.length > 0 && cites.every((place) => place >= 1 && place <= passages),
    )
    .map(({ text, cites }) => ({ text, cites: [...new Set(cites)] }))
    .slice(0, MOST_SENTENCES);
}
