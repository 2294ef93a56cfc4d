/** An invented page of a furniture shop. */
export type Page = { title: string; sentences: readonly string[] };

export const PAGES: readonly Page[] = [
  {
    title: 'Returns',
    sentences: [
      'You can return unused furniture within 30 days.',
      'We collect it at your home for $39.',
    ],
  },
  {
    title: 'Delivery',
    sentences: [
      'We deliver within 12 working days.',
      'The day before, you receive a time window of two hours.',
    ],
  },
  {
    title: 'Warranty',
    sentences: ['Frames are covered for ten years.', 'Fabric is covered for two years.'],
  },
  {
    title: 'Care',
    sentences: ['Oak needs oil twice a year.', 'Wipe up spills at once with a dry cloth.'],
  },
];

export const QUESTIONS: readonly string[] = [
  'Within how many days can I return furniture?',
  'When do I learn the time window of my delivery?',
  'For how many years is fabric covered?',
  'How often does oak need oil?',
  'Will the sofa fit through my door?',
];

const STOP_WORDS = new Set(
  'a an and are at can do does for how i in is it many me my of often the through to we what when will with within you your'.split(
    ' ',
  ),
);

/** Returns the words that carry meaning, without the s of plurals and verbs. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(
    words
      .filter((word) => !STOP_WORDS.has(word))
      .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)),
  );
}

/** Fewest words that a question and a passage must share. With fewer, the assistant does not answer. */
const MIN_SHARED = 2;

export type Passage = { page: Page; sentence: string };

/** Returns the passage that answers a question; null if none is near enough. */
export function passageFor(question: string, pages: readonly Page[] = PAGES): Passage | null {
  const asked = wordsOf(question);
  let best: Passage | null = null;
  let most = MIN_SHARED - 1;
  for (const page of pages) {
    for (const sentence of page.sentences) {
      const shared = [...wordsOf(`${page.title} ${sentence}`)].filter((word) => asked.has(word));
      if (shared.length > most) {
        most = shared.length;
        best = { page, sentence };
      }
    }
  }
  return best;
}

/** Returns the answer as the assistant writes it: the passage with its source, or a refusal. */
export function answerText(passage: Passage | null): string {
  return passage
    ? `${passage.sentence} Source: “${passage.page.title}”.`
    : 'None of the four pages says that, so I do not guess. A colleague gets your question and replies by email.';
}
