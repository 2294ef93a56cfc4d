import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesOf } from '../../../lib/content/videos/bytes.ts';
import { readVideoFile } from '../../../lib/content/videos/video-file.ts';

/**
 * Screen recordings of this product, created by `npm run films`: highlights with poster, captions and transcript.
 */
export const filmsFolder = join(import.meta.dirname, '../../films');

/** Folder in the bucket for films of the seed. */
export const SEEDED = 'seed/';

/** Matches a chapter heading with its start time in the transcript: '### 0:12 The webhook log'. */
const chapterHeading = /^### (\d+):([0-5]\d) (.+)$/gm;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const readText = (name: string) => readFile(join(filmsFolder, name), 'utf8');

async function filmValues(slug: string): Promise<string> {
  const file = bytesOf(await readFile(join(filmsFolder, `${slug}.webm`)));
  const facts = await readVideoFile(file);
  if ('problem' in facts) throw new Error(`${slug}.webm is no film: ${facts.problem}`);
  const [captions, transcript] = await Promise.all([
    readText(`${slug}.vtt`),
    readText(`${slug}.md`),
  ]);
  const chapters = [...transcript.matchAll(chapterHeading)].map(([, minutes, seconds, title]) => ({
    second: Number(minutes) * 60 + Number(seconds),
    title,
  }));
  const poster = existsSync(join(filmsFolder, `${slug}.webp`))
    ? quoted(`${SEEDED}${slug}.webp`)
    : 'null';
  return `(
    'upload', ${quoted(`${SEEDED}${slug}.webm`)}, ${quoted(facts.mimeType)}, ${file.size},
    ${Math.max(1, Math.round(facts.seconds))}, ${facts.width}, ${facts.height}, true, ${facts.hasSound}, ${poster}, ${quoted(captions)},
    ${quoted(transcript)}, ${quoted(JSON.stringify(chapters))}
  )`;
}

/**
 * Returns SQL that adds a row for each film of the seed. A film with the slug of a webinar is shown as the
 * highlights of that webinar.
 */
export async function filmStatements(): Promise<string> {
  const names = await readdir(filmsFolder).catch(() => []);
  const slugs = names.filter((name) => name.endsWith('.webm')).map((name) => name.slice(0, -5));
  if (slugs.length === 0) return '';
  const rows = await Promise.all(slugs.sort().map(filmValues));
  return `
insert into public.videos (
  source, path, mime_type, size_bytes, duration_seconds, width, height, is_highlights, has_sound, poster_path, captions,
  transcript, chapters
)
values ${rows.join(', ')};

update public.webinars w set video_id = v.id
from public.videos v
where v.path = '${SEEDED}' || w.slug || '.webm';
`;
}
