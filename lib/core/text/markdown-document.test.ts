import { expect, test } from 'vitest';
import { markdownHtml } from './html';
import { factList, markdownDocument, plainText } from './markdown-document';
import { safeMarkdown } from './safe-markdown';

const page = 'https://techlink.example/page';

test.each([
  '<script>alert(1)</script>',
  'One\n# Two',
  '[click](javascript:alert(1))',
  '![x](//evil.example/x.png)',
  '*bold* `code` | a | b | ~~x~~',
  '- item',
  '1. item',
  '&lt;b&gt;',
  'back\\slash',
])('escapes Markdown syntax in the text %s', async (text) => {
  const html = await markdownHtml(plainText(text), page);
  const shown = text.replace(/\s+/g, ' ');
  const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  expect(html).toBe(`<p>${escaped}</p>`);
});

test('keeps Markdown, code and allowed HTML of a stored text, and removes other HTML and script links', () => {
  const text = [
    '## Title',
    'A [link](https://a.example) and [one](javascript:alert(1)) <b>x</b> `<i>`.',
    'Press <kbd>Ctrl</kbd> in <your-app>.',
    '<details>\n<summary>More</summary>\n\n*All* of it.\n\n</details>',
    '```html\n<script>shown</script>\n```',
    '[ref]: data:text/html,x',
  ].join('\n\n');
  expect(safeMarkdown(text)).toBe(
    [
      '## Title',
      'A [link](https://a.example) and one x `<i>`.',
      'Press <kbd>Ctrl</kbd> in \\<your-app>.',
      '<details>\n\n<summary>More</summary>\n\n*All* of it.\n\n</details>',
      '```html\n<script>shown</script>\n```',
    ].join('\n\n'),
  );
});

test('writes one title and no empty sections or facts', () => {
  expect(markdownDocument('A_b', ['', 'Text', factList({ Price: '$5', Length: null })])).toBe(
    '# A\\_b\n\nText\n\n- **Price:** $5\n',
  );
});
