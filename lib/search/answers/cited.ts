/** A sentence of the model's answer, with the positions of its cited passages, from 1. */
export type CitedSentence = { text: string; cites: number[] };

const MOST_SENTENCES = 4;

/** Matches a sentence and the bracketed numbers after it. */
const SENTENCE = /[^.!?]*(?:[.!?](?!\s|$|\s*\[)[^.!?]*)*[.!?]?(?:\s*\[\d+\])*/g;

/**
 * Returns the sentences of a model's answer that cite one of `passages` passages by its number, such as [1]. Drops
 * sentences without a valid citation.
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
