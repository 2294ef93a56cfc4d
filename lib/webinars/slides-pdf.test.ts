import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { slidesPdf } from './slides-pdf';

/** Parses the objects of a PDF file by number, each with its dictionary and inflated stream. */
function objectsOf(file: Buffer) {
  const objects = file.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm);
  return new Map(
    [...objects].map(([, number, object = '']) => {
      const [head = '', stream] = object.split(/\nstream\n/);
      const isPacked = stream && head.includes('/FlateDecode');
      const text = isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : '';
      return [number, { head, stream: text }];
    }),
  );
}

/** Returns the text of each page that a reader can select or search, using the fonts' glyph-to-Unicode tables. */
function pageTexts(file: Buffer): string[] {
  const objects = objectsOf(file);
  const at = (number = '') => objects.get(number) ?? { head: '', stream: '' };
  const fonts = new Map(
    [...objects.values()].flatMap(({ head }) =>
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, font]) => {
        const table = at(/\/ToUnicode (\d+)/.exec(at(font).head)?.[1]).stream;
        const [, glyphs = ''] = /\[(.*)\]/.exec(table) ?? [];
        const texts = Array.from(glyphs.matchAll(/<(.*?)>/g), ([, hex = '']) =>
          Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
        );
        return [name, texts];
      }),
    ),
  );
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\n/.test(head));
  return pages.map(({ head }) => {
    const { stream } = at(/\/Contents (\d+)/.exec(head)?.[1]);
    const shown = stream.matchAll(/\/(F\d+) [\d.]+ Tf\n|\[(.*)\] TJ/g);
    let texts: string[] = [];
    return Array.from(shown, ([, font, glyphs = '']) => {
      if (font) texts = fonts.get(font) ?? [];
      const codes = glyphs.replace(/[^<>\da-f]|>[^<]*</g, '').match(/[\da-f]{4}/g) ?? [];
      return codes.map((code) => texts[Number.parseInt(code, 16)]).join('');
    }).join('');
  });
}

const chapter = { minute: 0, title: 'Why', points: ['One', 'Two'], said: '' };
const slides = {
  title: 'Überprüfung Привет',
  presenter: 'Zoë Łukasik',
  date: 'Tue, Dec 1, 2026',
  chapters: [chapter, { ...chapter, points: Array(6).fill('word '.repeat(20).trim()) }],
};

test('renders a cover and a page for each chapter, with their text in Unicode', async () => {
  const [cover = '', first = '', second = '', ...others] = pageTexts(
    Buffer.from(await slidesPdf(slides)),
  );
  expect(cover).toContain('Überprüfung Привет');
  expect(cover).toContain('Zoë Łukasik, Tue, Dec 1, 2026');
  expect(first).toContain('2 / 3');
  expect(first).toContain('Why–One–Two');
  expect(second.match(/word/g)).toHaveLength(6 * 20);
  expect(others).toEqual([]);
});

test('stores the title in Unicode', async () => {
  const file = Buffer.from(await slidesPdf(slides)).toString('latin1');
  const utf16 = (text: string) =>
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
  expect(file).toContain(`(${utf16(slides.title)})`);
});
