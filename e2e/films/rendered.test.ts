import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bytesOf } from '@/lib/content/videos/bytes';
import { readVideoFile } from '@/lib/content/videos/video-file';
import { videoLabel } from '@/lib/core/video/summary';
import { filmsFolder } from '../../supabase/local/database/films.ts';
import { transcriptOf } from './narration.ts';
import { rehearse } from './rehearsal.test-double.ts';
import { films } from './scenes/index.ts';

const MAX_BYTES = 3 * 1024 * 1024;

const fileOf = (slug: string, ending: string) => join(filmsFolder, `${slug}.${ending}`);

/** Chapters start a few seconds later than in a rehearsal where the page has to be scrolled. */
const withoutTimes = (transcript: string) => transcript.replaceAll(/^### \d+:\d\d /gm, '### ');

test.each(films)('the files of $slug are those of its scene', async (film) => {
  const rehearsal = await rehearse(film);
  const transcript = await readFile(fileOf(film.slug, 'md'), 'utf8');
  expect(withoutTimes(transcript)).toBe(
    withoutTimes(transcriptOf(rehearsal.cues, rehearsal.chapters)),
  );
  const captions = await readFile(fileOf(film.slug, 'vtt'), 'utf8');
  expect(captions.match(/ --> /g)).toHaveLength(rehearsal.cues.length);

  const path = fileOf(film.slug, 'webm');
  expect((await stat(path)).size).toBeLessThanOrEqual(MAX_BYTES);
  const facts = await readVideoFile(bytesOf(await readFile(path)));
  if ('problem' in facts) throw new Error(facts.problem);
  expect(facts.hasSound).toBe(false);
  expect(Math.abs(facts.seconds - rehearsal.seconds)).toBeLessThan(20);
  if (film.kind === 'highlights') {
    const label = videoLabel({ isHighlights: true, hasSound: false, seconds: facts.seconds });
    expect(label).toBe('Highlights, 3 minutes, no sound');
  }
});
