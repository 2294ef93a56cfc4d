import { expect, test } from 'vitest';
import { slidesPdf } from './slides-pdf';

const chapter = { minute: 0, title: 'Why', points: ['One', 'Two'], said: '' };
const file = new TextDecoder().decode(
  slidesPdf({
    title: 'Queues’ (end)',
    presenter: 'Zoë Łukasik',
    date: 'Tue, Dec 1, 2026',
    chapters: [chapter, { ...chapter, points: ['word '.repeat(40).trim()] }],
  }),
);

test('each object stands where the table says', () => {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const [, count, entries = ''] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(file.slice(table)) ?? [];
  const offsets = entries.match(/\d{10}(?= 00000 n \n)/g)?.map(Number) ?? [];
  expect(offsets).toHaveLength(Number(count) - 1);
  offsets.forEach((offset, index) => {
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });
});

test('a cover and a page for each chapter, each stream as long as it says', () => {
  expect(file.match(/\/Type \/Page\s/g)).toHaveLength(3);
  const streams = [...file.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
  expect(streams).toHaveLength(3);
  for (const [, length, content = ''] of streams) expect(content).toHaveLength(Number(length));
});

test('text is written in Windows-1252, and what the fonts lack as a question mark', () => {
  expect(file).toContain(Buffer.from('Queues\x92 (end)', 'latin1').toString('hex'));
  expect(file).toContain(Buffer.from('Zo\xeb ?ukasik', 'latin1').toString('hex'));
});

test('a long point is broken into lines', () => {
  const line = Buffer.from('word '.repeat(13).trim(), 'latin1').toString('hex');
  expect(file.split(`<${line}>`)).toHaveLength(4);
});
