import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { brand } from '@/lib/brand';
import { lightTheme } from '@/lib/core/light-theme';
import type { Chapter } from './model';

const WIDTH = 960;
const HEIGHT = 540;
const MARGIN = 72;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const FOOTER_TOP = HEIGHT - MARGIN;

const INDENT = 28;
const POINT_GAP = 9;
/** Font sizes; the largest one at which all points fit is used. */
const POINT_SIZES = [23, 20, 17, 15] as const;

const fontFolder = join(process.cwd(), 'node_modules/geist/dist/fonts');
const [regular, bold, mono] = await Promise.all([
  readFile(join(fontFolder, 'geist-sans/Geist-Regular.ttf')),
  readFile(join(fontFolder, 'geist-sans/Geist-SemiBold.ttf')),
  readFile(join(fontFolder, 'geist-mono/GeistMono-Regular.ttf')),
]);

type Slides = { title: string; presenter: string; date: string; chapters: Chapter[] };
type Document = InstanceType<typeof PDFDocument>;

function newDocument({ title, presenter }: Slides): Document {
  const document = new PDFDocument({
    pdfVersion: '1.7',
    autoFirstPage: false,
    size: [WIDTH, HEIGHT],
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: presenter, Creator: brand.name, Producer: brand.name },
  });
  document.registerFont('regular', regular);
  document.registerFont('bold', bold);
  document.registerFont('mono', mono);
  return document;
}

/** Adds a page with the elements of all slides: the word mark, the rule and the footer. */
function addSlide(document: Document, footer: string, number: string) {
  const { paper, accent, line, ink } = lightTheme;
  document.addPage();
  document.rect(0, 0, WIDTH, HEIGHT).fill(paper);
  document.rect(MARGIN, 59, 12, 12).fill(accent);
  document.rect(MARGIN, FOOTER_TOP, TEXT_WIDTH, 1).fill(line);
  document.fillColor(ink);
  document.font('bold', 15).text(brand.name, MARGIN + 20, 55);
  const oneLine = { width: TEXT_WIDTH, height: 12, ellipsis: true };
  document.font('mono', 12).text(footer, MARGIN, FOOTER_TOP + 16, { ...oneLine, width: 700 });
  document.text(number, MARGIN, FOOTER_TOP + 16, { ...oneLine, align: 'right' });
}

function addCover(document: Document, { title, presenter, date }: Slides) {
  document
    .font('bold', 52)
    .text(title, MARGIN, 160, { width: TEXT_WIDTH, height: 220, ellipsis: true });
  const byline = `${presenter}, ${date}`;
  document.font('regular', 22).text(byline, MARGIN, 396, { width: TEXT_WIDTH, height: 30 });
}

function addChapter(document: Document, { title, points }: Chapter) {
  document.font('bold', 38).text(title, MARGIN, 108, { width: TEXT_WIDTH, height: 140 });
  const top = document.y + 24;
  const options = { width: TEXT_WIDTH - INDENT, lineGap: 3 };
  const heightOf = (point: string) => document.heightOfString(point, options) + POINT_GAP;
  const fits = (size: number) => {
    document.font('regular', size);
    return points.reduce((y, point) => y + heightOf(point), top) <= FOOTER_TOP;
  };
  document.font('regular', POINT_SIZES.find(fits) ?? POINT_SIZES.at(-1));
  let y = top;
  for (const point of points) {
    const height = heightOf(point);
    document.text('–', MARGIN, y);
    document.text(point, MARGIN + INDENT, y, { ...options, height });
    y += height;
  }
}

/** Renders the slides of a webinar as a PDF file: a cover and one slide for each chapter of its recording. */
export async function slidesPdf(slides: Slides): Promise<Uint8Array<ArrayBuffer>> {
  const document = newDocument(slides);
  const total = slides.chapters.length + 1;
  const add = (number: number) => addSlide(document, slides.title, `${number} / ${total}`);
  add(1);
  addCover(document, slides);
  slides.chapters.forEach((chapter, index) => {
    add(index + 2);
    addChapter(document, chapter);
  });
  document.end();
  return new Uint8Array(Buffer.concat(await Array.fromAsync(document)));
}
