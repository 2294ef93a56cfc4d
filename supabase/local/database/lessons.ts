import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A check question with one or several right options. `why` is shown after the answer. */
export type LessonQuestion = {
  text: string;
  options: { text: string; isRight: boolean }[];
  why: string;
};

/** A lesson of the seed, parsed from its file. */
export type SeedLesson = {
  /** Slug of its course. */
  course: string;
  /** Position in the course, from 1. */
  place: number;
  slug: string;
  title: string;
  chapter: string;
  minutes: number;
  isSample: boolean;
  isRequired: boolean;
  /** Slug of its film, which is at seed/{film}.webm. */
  film: string | null;
  summary: string;
  body: string;
  question: LessonQuestion | null;
};

/** Placeholder for the lessons in supabase/seed.sql. */
export const LESSONS_MARK = '-- Lessons: supabase/lessons';

const FILE = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const OPTION = /^- \[([x ])\] (.+)$/;

function fail(file: string, reason: string): never {
  throw new Error(`supabase/lessons/${file}: ${reason}`);
}

function readFields(head: string, file: string): Record<string, string> {
  return Object.fromEntries(
    head.split('\n').map((line) => {
      const [, key, value] = /^(\w+): *(.*)$/.exec(line) ?? fail(file, `“${line}” is no field.`);
      return [key, value?.replace(/^(["'])(.*)\1$/, '$2').trim()];
    }),
  );
}

function readQuestion(block: string, file: string): LessonQuestion {
  const [asked = '', why = ''] = block.split(/^### Why\n/m);
  const lines = asked.trim().split('\n');
  const options = lines.flatMap((line) => {
    const [, mark, text] = OPTION.exec(line) ?? [];
    return text ? [{ text, isRight: mark === 'x' }] : [];
  });
  const text = lines
    .filter((line) => !OPTION.test(line))
    .join('\n')
    .trim();
  if (!text || !why.trim()) fail(file, 'Its question needs a text and a “### Why”.');
  if (options.length < 2 || !options.some(({ isRight }) => isRight)) {
    fail(file, 'Its question needs two options or more, and a right one.');
  }
  return { text, options, why: why.trim() };
}

/**
 * Parses a lesson file: fields between two lines of dashes, a Markdown body, and optionally after `## Question` a
 * question with options and explanation.
 * @param file path relative to supabase/lessons, such as 'sql-for-process-mining/01-cases.md'
 * @throws Error with the file name and the problem
 */
export function parseLesson(text: string, file: string): SeedLesson {
  const [course = '', name = ''] = file.split('/');
  const [, place, slug = ''] =
    FILE.exec(name) ?? fail(file, 'Its name must be like 01-a-title.md.');
  const [, head = '', rest = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ??
    fail(file, 'It must begin with its fields.');
  const fields = readFields(head, file);
  const [body = '', block] = rest.split(/^## Question\n/m);
  const { title, chapter, minutes, summary } = fields;
  if (!title || !chapter || !summary || !body.trim()) {
    fail(file, 'It needs title, chapter, summary and a body.');
  }
  if (!(Number(minutes) >= 1 && Number(minutes) <= 600))
    fail(file, 'Its minutes must be 1 to 600.');
  return {
    course,
    place: Number(place),
    slug,
    title,
    chapter,
    minutes: Number(minutes),
    isSample: fields.sample === 'true',
    isRequired: fields.required !== 'false',
    film: fields.film || null,
    summary,
    body: body.trim(),
    question: block === undefined ? null : readQuestion(block, file),
  };
}

/** Reads all lessons of a folder that has one subfolder per course, in order. */
export async function readLessons(folder: string): Promise<SeedLesson[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md') && name.includes('/'))
    .sort();
  return Promise.all(
    files.map(async (file) => parseLesson(await readFile(join(folder, file), 'utf8'), file)),
  );
}

/** Returns SQL that stores lessons: updates lessons of the outline by title, and appends others to their chapter. */
export function lessonStatements(lessons: readonly SeedLesson[]): string {
  const json = JSON.stringify(lessons).replaceAll("'", "''");
  return `
create temporary table seed_lessons on commit drop as
select c.id as course_id, l.*
from jsonb_to_recordset('${json}'::jsonb) as l (
  course text, place integer, slug text, title text, chapter text, minutes integer, "isSample" boolean,
  "isRequired" boolean, summary text, body text, question jsonb
)
join public.courses c on c.slug = l.course;
insert into public.course_chapters (course_id, title, position)
select s.course_id, s.chapter, 100 + min(s.place)
from seed_lessons s
where not exists (
  select from public.course_chapters h where h.course_id = s.course_id and h.title = s.chapter
)
group by s.course_id, s.chapter;
update public.course_lessons l
set
  slug = s.slug, summary = s.summary, duration_minutes = s.minutes, position = s.place, is_sample = s."isSample",
  is_required = s."isRequired"
from seed_lessons s
join public.course_chapters h on h.course_id = s.course_id and h.title = s.chapter
where l.chapter_id = h.id and l.title = s.title;
insert into public.course_lessons (
  chapter_id, slug, title, summary, duration_minutes, position, is_sample, is_required
)
select h.id, s.slug, s.title, s.summary, s.minutes, s.place, s."isSample", s."isRequired"
from seed_lessons s
join public.course_chapters h on h.course_id = s.course_id and h.title = s.chapter
where not exists (select from public.course_lessons l where l.course_id = s.course_id and l.slug = s.slug);
insert into public.lesson_texts (id, body, question)
select l.id, s.body, nullif(s.question, 'null'::jsonb)
from seed_lessons s
join public.course_lessons l on l.course_id = s.course_id and l.slug = s.slug;
`;
}

/** Returns SQL that links lessons to the videos of their films. Lessons without a stored video stay unlinked. */
export function lessonFilmStatements(lessons: readonly SeedLesson[]): string {
  const json = JSON.stringify(lessons.map(({ course, slug, film }) => ({ course, slug, film })));
  return `
update public.lesson_texts t
set video_id = v.id
from jsonb_to_recordset('${json}'::jsonb) as s (course text, slug text, film text)
join public.courses c on c.slug = s.course
join public.course_lessons l on l.course_id = c.id and l.slug = s.slug
join public.videos v on v.path = 'seed/' || s.film || '.webm'
where t.id = l.id;
`;
}
