import { brand } from '@/lib/brand';
import type { Chapter } from './schema';

type Slides = { title: string; presenter: string; date: string; chapters: Chapter[] };
type Line = { text: string; font: 'regular' | 'bold' | 'mono'; size: number; x: number; y: number };

const WIDTH = 960;
const HEIGHT = 540;
const MARGIN = 72;
const FONTS = { regular: 'Helvetica', bold: 'Helvetica-Bold', mono: 'Courier' } as const;
const FONT_NAMES = ['regular', 'bold', 'mono'] as const;

/** Windows-1252, the encoding of PDF's built-in fonts, differs from Latin-1 in these bytes only. */
const TYPOGRAPHIC = new Map(
  Array.from({ length: 32 }, (_, index) => {
    const byte = 0x80 + index;
    return [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte];
  }),
);

/** Text as the bytes of a PDF string; a sign that the fonts lack becomes a question mark. */
function pdfString(text: string): string {
  const bytes = Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const byte = TYPOGRAPHIC.get(sign) ?? (code < 256 ? code : 0x3f);
    return byte.toString(16).padStart(2, '0');
  });
  return `<${bytes.join('')}>`;
}

/** UTF-16, as document properties are written. */
function pdfProperty(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
}

function wrap(text: string, perLine: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line && line.length + 1 + word.length > perLine) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}

function heading(text: string, size: number, top: number): Line[] {
  return wrap(text, Math.floor((WIDTH - 2 * MARGIN) / (size * 0.56))).map((part, index) => ({
    text: part,
    font: 'bold',
    size,
    x: MARGIN,
    y: top - index * size * 1.15,
  }));
}

function cover({ title, presenter, date }: Slides): Line[] {
  return [
    ...heading(title, 52, 330),
    { text: `${presenter}, ${date}`, font: 'regular', size: 22, x: MARGIN, y: 130 },
  ];
}

function page(chapter: Chapter): Line[] {
  const title = heading(chapter.title, 38, 400);
  const lines = [...title];
  let y = (title.at(-1)?.y ?? 400) - 56;
  for (const point of chapter.points) {
    lines.push({ text: '–', font: 'regular', size: 23, x: MARGIN, y });
    for (const part of wrap(point, 66)) {
      lines.push({ text: part, font: 'regular', size: 23, x: MARGIN + 28, y });
      y -= 31;
    }
    y -= 9;
  }
  return lines;
}

/** The operators that draw one slide: a bar of our accent, the lines, and where in the talk we are. */
function drawing(lines: Line[], footer: string, number: string): string {
  const frame: Line[] = [
    { text: brand.name, font: 'bold', size: 15, x: MARGIN + 20, y: 470 },
    { text: footer, font: 'mono', size: 12, x: MARGIN, y: 42 },
    { text: number, font: 'mono', size: 12, x: WIDTH - MARGIN - number.length * 7.2, y: 42 },
  ];
  const shown = [...frame, ...lines].map(
    ({ text, font, size, x, y }) =>
      `BT /${font} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td ${pdfString(text)} Tj ET`,
  );
  return [
    `0.980 0.976 0.965 rg 0 0 ${WIDTH} ${HEIGHT} re f`,
    `0.263 0.220 0.792 rg ${MARGIN} 469 12 12 re f`,
    `0.890 0.878 0.847 rg ${MARGIN} 66 ${WIDTH - 2 * MARGIN} 1 re f`,
    '0.078 0.086 0.106 rg',
    ...shown,
  ].join('\n');
}

/** The objects of a PDF file, numbered from 1, with the table that tells a reader where each begins. */
function pdfFile(objects: string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/**
 * The slides of a webinar as a PDF file: a cover and one slide for each chapter of its recording. Only
 * ASCII is written, and PDF's built-in fonts, so that nothing has to be embedded.
 */
export function slidesPdf(slides: Slides): Uint8Array<ArrayBuffer> {
  const pages = [cover(slides), ...slides.chapters.map(page)];
  const fonts = FONT_NAMES.map((name, index) => `/${name} ${4 + index} 0 R`).join(' ');
  const firstPage = 4 + FONT_NAMES.length;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << ${fonts} >> >> >>`,
    `<< /Title ${pdfProperty(slides.title)} /Author ${pdfProperty(slides.presenter)} /Producer ${pdfProperty(brand.name)} >>`,
    ...FONT_NAMES.map(
      (name) =>
        `<< /Type /Font /Subtype /Type1 /BaseFont /${FONTS[name]} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((lines, index) => {
      const content = drawing(lines, slides.title, `${index + 1} / ${pages.length}`);
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${firstPage + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ]);
}
