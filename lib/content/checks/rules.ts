import { type ContentLink, contentLinkOf, linksOf, nameOf } from '@/lib/content/blocks/rules';
import { missingPicturesIn } from '@/lib/content/images/missing';
import { editorFields } from '@/lib/content/kinds';
import type { FormValues } from '@/lib/content/kinds/fields';
import { idsOf } from '@/lib/core/text/markdown';
import { PICTURES_PATH, picturePath } from '@/lib/core/text/picture-path';
import { blocksOf, type PlacedBlock } from '@/lib/core/text/plain-blocks';
import { MAX_STEP_LETTERS, processOf } from '@/lib/core/text/process-lines';
import { partsOf } from '@/lib/core/text/text-parts';
import { trimText } from '@/lib/core/text/trim';
import { type ContentTable, paths } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import type { Finding, Known } from './model';
import { unseenNotes } from './unseen';

/** Search engines truncate longer titles. */
const MAX_SHOWN_TITLE = 60;

const textIn = (values: FormValues, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const begin = (text: string) => {
  const line = trimText(text).split('\n', 1)[0] ?? '';
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
};

type Note = Pick<Finding, 'sentence' | 'refuses'>;

const warning = (sentence: string): Note => ({ sentence, refuses: false });
const refusal = (sentence: string): Note => ({ sentence, refuses: true });

/** Returns the name of a picture in a note; the path of a stored picture is not descriptive. */
const pictureName = (url: string, place: number) =>
  picturePath(url).startsWith(PICTURES_PATH)
    ? `picture ${place + 1} of the text`
    : `the picture ${begin(url)}`;

/** Returns the notes that block publishing a text. */
function refusalsIn(text: string): Note[] {
  const { pictures } = partsOf(text);
  const figures = blocksOf(text).filter(
    ({ name, attributes }) => name === 'figure' && !attributes.source,
  );
  return [
    ...pictures
      .map(({ url, alt }, place) => ({ url, alt, name: pictureName(url, place) }))
      .filter(({ url, alt }) => url && !trimText(alt))
      .map(({ name }) => refusal(`Please say what ${name} shows.`)),
    ...pictures
      .filter(({ url }) => !url)
      .map(() => refusal('A picture has no file. Please choose one, or delete its line.')),
    ...missingPicturesIn(text).map((name) =>
      refusal(`A picture is missing: “${begin(name)}”. Please add it, or delete its line.`),
    ),
    ...figures.map(({ attributes, text: inner }) =>
      refusal(`Please name the source of the figure “${begin(attributes.caption ?? inner)}”.`),
    ),
  ];
}

function headingNotes(text: string): Note[] {
  const { headings } = partsOf(text);
  // The page has its own h1, so an h1 in a text is rendered as h2.
  const levelOf = (place: number) => Math.max(2, headings[place]?.level ?? 2);
  return headings.flatMap(({ text: title }, place) =>
    place > 0 && levelOf(place) > levelOf(place - 1) + 1
      ? [warning(`The heading “${begin(title)}” skips a level.`)]
      : [],
  );
}

const pages: readonly string[] = Object.values(paths).filter((path) => typeof path === 'string');

/** Returns whether a path is a page of ours other than content, a list or a file. */
const isOther = (path: string) =>
  pages.includes(path.replace(/(.)\/$/, '$1')) ||
  /^\/(blog|webinars|academy)\/(page|category|tag)\/|^\/storage\/|\.[a-z0-9]+$/.test(path);

/** Pages and files below the page of a webinar. */
const OF_WEBINARS = ['/recording', '/slides', '/calendar.ics'];

/** Returns a note if a subpage of a record does not exist; null if it does. */
function restNote({ table, slug, rest }: ContentLink, { lessons }: Known): string | null {
  const path = contentPath(table, slug) + rest;
  if (table === 'courses') {
    const lesson = lessons?.[nameOf({ table, slug }) + rest];
    if (lesson && !lesson.isSample) return `Only students can open the lesson ${path}.`;
    if (lesson) return null;
  }
  const exists = table === 'webinars' && OF_WEBINARS.includes(rest);
  return exists ? null : `No page has the URL ${path}.`;
}

function linkNote(path: string, known: Known): string | null {
  const { targets, people } = known;
  const link = contentLinkOf(path);
  if (link) {
    const found = targets.find(({ name }) => name === nameOf(link));
    if (!found) return `No page has the URL ${path}.`;
    if (found.state !== 'published') return `The page ${path} is not published.`;
    return link.rest ? restNote(link, known) : null;
  }
  const [, person] = /^\/about\/([^/]+)$/.exec(path) ?? [];
  const exists = person === undefined ? isOther(path) : people.includes(person);
  return exists ? null : `No page has the URL ${path}.`;
}

function blockNote({ name, attributes, text }: PlacedBlock, known: Known): string | null {
  const { slug, person } = attributes;
  if (name === 'service') {
    if (!slug) return 'A service block names no service.';
    const found = known.targets.find((one) => one.name === nameOf({ table: 'services', slug }));
    if (found?.state === 'published') return null;
    return `No published service has the URL /services/${slug}.`;
  }
  if (name === 'quote') {
    if (person) return known.people.includes(person) ? null : `There is no one named “${person}”.`;
    return attributes.name ? null : `The quote “${begin(text)}” has no author.`;
  }
  if (name === 'process') {
    const long = processOf(text).steps.find((step) => step.name.length > MAX_STEP_LETTERS);
    return long
      ? `The step “${long.name}” is longer than its box: at most ${MAX_STEP_LETTERS} letters.`
      : null;
  }
  return null;
}

function warningsIn(text: string, ids: ReadonlySet<string>, known: Known): Note[] {
  const notes = [
    ...linksOf(text).map((path) => linkNote(path, known)),
    ...blocksOf(text).map((block) => blockNote(block, known)),
  ];
  return [
    ...notes.filter((note) => note !== null).map(warning),
    ...unseenNotes(text, ids, known).map(warning),
    ...headingNotes(text),
    ...partsOf(text).strays.map((line) =>
      warning(`“${begin(line)}” is not a block or is not closed. Visitors see it as text.`),
    ),
  ];
}

function inTexts(
  table: ContentTable,
  values: FormValues,
  notesIn: (text: string) => Note[],
): Finding[] {
  return editorFields(table)
    .filter(({ kind }) => kind === 'markdown')
    .flatMap(({ name, label }) =>
      notesIn(textIn(values, name)).map((note) => ({ ...note, field: name, label })),
    );
}

/** Returns the texts of a form that can contain links and blocks. */
export function textsOf(table: ContentTable, values: FormValues): string[] {
  return editorFields(table)
    .filter(({ kind }) => kind === 'markdown')
    .map(({ name }) => textIn(values, name));
}

/** Returns the findings to review before a record is published, blocking findings first. */
export function findingsIn(table: ContentTable, values: FormValues, known: Known): Finding[] {
  const ids = new Set(textsOf(table, values).flatMap((text) => [...idsOf(text)]));
  const title = textIn(values, 'seo_title') || textIn(values, 'title');
  const field = textIn(values, 'seo_title') ? 'seo_title' : 'title';
  const label = editorFields(table).find(({ name }) => name === field)?.label ?? field;
  const long =
    title.length > MAX_SHOWN_TITLE
      ? [
          {
            ...warning(`${title.length} letters: search results show about ${MAX_SHOWN_TITLE}.`),
            field,
            label,
          },
        ]
      : [];
  return [
    ...inTexts(table, values, refusalsIn),
    ...long,
    ...inTexts(table, values, (text) => warningsIn(text, ids, known)),
  ];
}

/** Returns the first blocking sentence of each field; nothing for a form that can be published. */
export function refusalsOf(
  table: ContentTable,
  values: FormValues,
): Record<string, string> | undefined {
  const refusals = inTexts(table, values, refusalsIn).toReversed();
  if (refusals.length === 0) return undefined;
  return Object.fromEntries(refusals.map(({ field, sentence }) => [field, sentence]));
}
