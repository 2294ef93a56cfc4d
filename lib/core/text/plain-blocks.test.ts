import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { remarkBlocks, remarkDirectives } from './blocks';
import { plainBlocks } from './plain-blocks';
import { processOf } from './process-lines';
import { safeMarkdown } from './safe-markdown';

describe('plain blocks', () => {
  test.each([
    [
      'a figure',
      ':::figure{caption="Hours a week" source="Time sheets, March"}\n![A table](/a.png)\n:::',
      '![A table](/a.png)\n\n*Hours a week · Source: Time sheets, March*',
    ],
    [
      'a wide figure',
      ':::figure{source="Own" width="wide"}\n![A desk](/a.png)\n:::',
      '![A desk](/a.png)\n\n*Source: Own*',
    ],
    [
      'a comparison',
      ':::before-after{before="By hand"}\n- two\n\n---\n\n- one\n:::',
      '**By hand**\n\n- two\n\n**After**\n\n- one',
    ],
    [
      'a comparison of two children',
      ':::before-after\n![A](/a.png)\n\n![B](/b.png)\n:::',
      '**Before**\n\n![A](/a.png)\n\n**After**\n\n![B](/b.png)',
    ],
    [
      'a quote of a colleague',
      ':::quote{person="daniel-okafor" role="Engineer"}\nIt *waits*.\n:::',
      '> It *waits*.\n>\n> — Daniel Okafor, Engineer',
    ],
    ['a quote by name', ':::quote{name="Ruth Adler"}\nYes.\n:::', '> Yes.\n>\n> — Ruth Adler'],
    [
      'a process',
      ':::process\nMail arrives -> Read it (model) -> Post to ledger : 40 s\n:::',
      '- Mail arrives → Read it\n- Read it → Post to ledger (40 s)',
    ],
    [
      'an action',
      ':::action{intent="team-course"}\nTalk to us\n:::',
      '[Talk to us](/booking?about=team-course)',
    ],
    [
      'an action for nothing we know',
      ':::action{intent="x"}\nTalk to us\n:::',
      '[Talk to us](/booking)',
    ],
    [
      'a service',
      ':::service{slug="document-processing"}\n:::',
      '[Document processing](/services/document-processing)',
    ],
    ['a note', ':::note\nOne.\n\nTwo.\n:::', '> One.\n>\n> Two.'],
  ])('convert %s to plain Markdown', (_, written, plain) => {
    expect(plainBlocks(`Before.\n\n${written}\n\nAfter.`)).toBe(`Before.\n\n${plain}\n\nAfter.`);
  });

  test.each([
    ['an unknown name', ':::tip\nText.\n:::'],
    ['no end', ':::note\nText.'],
    ['no name', ':::\nText.\n:::'],
    ['code', '```\n:::note\nText.\n:::\n```'],
    ['one colon', 'At 10:30, a:b and :note[x] and ::note'],
    ['two colons', '::note\n\n::figure{source="x"}'],
  ])('leave %s alone', (_, text) => {
    expect(plainBlocks(text)).toBe(text);
  });

  test('contain no syntax and no link from an attribute', () => {
    const text =
      ':::quote{name="[x](javascript:alert(1))" role="<script>"}\nYes.\n:::\n\n:::service{slug="x) [y](javascript:alert(1)"}\n:::';
    const html = renderToStaticMarkup(
      createElement(ReactMarkdown, { urlTransform: (url) => url }, safeMarkdown(text)),
    );
    expect(html).not.toMatch(/href="javascript|<script/);
    expect(html).toContain('— [x](javascript:alert(1)), &lt;script&gt;');
    expect(html).not.toContain('<a ');
  });
});

describe('a process', () => {
  test('contains each step once, with its actor and labels', () => {
    expect(
      processOf(
        'Mail -> Read (model) -> Post : 40 s\nRead -> Check (person) : unsure\nCheck -> Post',
      ),
    ).toEqual({
      steps: [
        { name: 'Mail', by: 'system' },
        { name: 'Read', by: 'model' },
        { name: 'Post', by: 'system' },
        { name: 'Check', by: 'person' },
      ],
      links: [
        { from: 'Mail', to: 'Read', label: '' },
        { from: 'Read', to: 'Post', label: '40 s' },
        { from: 'Read', to: 'Check', label: 'unsure' },
        { from: 'Check', to: 'Post', label: '' },
      ],
    });
  });

  test('contains at most twelve steps and keeps times in names', () => {
    const names = Array.from({ length: 15 }, (_, place) => `At 10:3${place}`);
    const { steps, links } = processOf(names.join(' -> '));
    expect(steps.map(({ name }) => name)).toEqual(names.slice(0, 12));
    expect(links).toHaveLength(11);
  });
});

const texts = [
  ...readFileSync('supabase/seed.sql', 'utf8').matchAll(/\$md\$([\s\S]*?)\$md\$/g),
].map(([, text = '']) => text);

const html = (text: string, plugins: (typeof remarkBlocks | typeof remarkDirectives)[]) =>
  renderToStaticMarkup(
    createElement(ReactMarkdown, { remarkPlugins: [remarkGfm, ...plugins] }, text),
  );

test('does not change seeded texts without blocks', () => {
  const plain = texts.filter((text) => !text.includes(':::'));
  expect(plain.length).toBeGreaterThan(50);
  for (const text of plain)
    expect(html(text, [remarkDirectives, remarkBlocks])).toBe(html(text, []));
});

test.each([
  'At 10:30 we met; a:b, ratio 3:1.',
  'A:label[x](/y) and :name{a="b"}',
  '::leaf[x]{a="b"}',
  'std::vector and ::',
  '::: \n\nText\n\n:::',
  'Term\n: its meaning',
])('does not parse %s as a block', (text) => {
  expect(html(text, [remarkDirectives, remarkBlocks])).toBe(html(text, []));
});
