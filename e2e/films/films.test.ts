import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { videoLabel } from '@/lib/core/video/summary';
import { rehearse } from './rehearsal.test-double.ts';
import { films } from './scenes/index.ts';

/** Two lines of captions, which the band below the screen has space for. */
const MAX_CAPTION = 116;
/** Limits of a card's texts, in characters: more would not fit above its lower third. */
const MAX_TITLE = 52;
const MAX_THOUGHT = 140;

const seed = readFileSync(new URL('../../supabase/seed.sql', import.meta.url), 'utf8');

/** Returns what the seed says about a webinar: its page, and the slides with what was said. */
function seededTexts(slug: string): string {
  const texts = new RegExp(String.raw`\('${slug}', [^\n]*?\$(md|json)\$[^]*?\$\1\$`, 'g');
  return [...seed.matchAll(texts)].map(([text]) => text).join('\n');
}

const figuresIn = (text: string) => text.match(/\d+(?:[,.]\d+)*/g) ?? [];

describe.each(films)('$slug', (film) => {
  test('runs as long as its subject needs', async () => {
    const { seconds } = await rehearse(film);
    if (film.kind === 'highlights') {
      // The pages of the webinars say three minutes.
      const video = { isHighlights: true, hasSound: false, seconds: Math.round(seconds) };
      expect(videoLabel(video)).toBe('Highlights, 3 minutes, no sound');
    } else {
      expect(seconds).toBeGreaterThanOrEqual(60);
      expect(seconds).toBeLessThanOrEqual(150);
    }
  });

  test('has a card for each chapter, at times of its own', async () => {
    const { seconds, chapters, cards } = await rehearse(film);
    expect(cards.slice(1).map(({ text }) => text)).toEqual(
      chapters.map(({ title, thought }) => `${title}\n${thought}`),
    );
    expect(chapters.length).toBeGreaterThanOrEqual(3);
    for (const [index, { second }] of chapters.entries()) {
      const end = chapters[index + 1]?.second ?? seconds;
      expect(end - second).toBeGreaterThanOrEqual(12);
    }
  });

  test('shows titles and captions that fit, one after the other', async () => {
    const { chapters, cues, cards } = await rehearse(film);
    for (const { title, thought } of [...chapters, { title: film.title, thought: film.text }]) {
      expect(title.length, title).toBeLessThanOrEqual(MAX_TITLE);
      expect(thought.length, thought).toBeLessThanOrEqual(MAX_THOUGHT);
    }
    for (const { text } of cues) expect(text.length, text).toBeLessThanOrEqual(MAX_CAPTION);
    for (const card of cards) {
      expect(cues.find(({ from, to }) => from < card.from && to > card.from)).toBeUndefined();
    }
  });
});

const highlights = films.filter(({ kind }) => kind === 'highlights');

test.each(highlights)('the cards of $slug state the figures of its webinar', async (film) => {
  const { cards } = await rehearse(film);
  const seeded = new Set(figuresIn(seededTexts(film.slug)));
  expect(seeded.size).toBeGreaterThan(0);
  const missing = cards.flatMap(({ text }) => figuresIn(text).filter((one) => !seeded.has(one)));
  expect(missing).toEqual([]);
});

test('highlights belong to the person who presented the webinar', () => {
  for (const { slug, from } of highlights)
    expect(seededTexts(slug), slug).toContain(from.split(' ')[0]);
});
