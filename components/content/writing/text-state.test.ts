import { history, undo } from '@codemirror/commands';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocks } from '@/lib/content/writing/blocks';
import { changeBetween, withMark } from '@/lib/content/writing/formatting';
import { decorationsOf } from './text-decorations';
import { textOf, textState } from './text-state';

/** Samples of Markdown syntax, complete and truncated. */
const part = fc.oneof(
  fc.constantFrom(
    ...blocks.map(({ text }) => text),
    '# Heading #',
    'Setext\n===',
    '- [x] done\n  - deeper\n\n    code',
    '1) one\n2) two',
    '> > quoted\nlazy',
    '| a | b |\n|:--|--:|\n| `|` | \\| |',
    '~~~js\nlet a = "**";\n',
    '[link](/blog/a "title")',
    '![](/storage/v1/object/public/images/a.png#1x1)',
    '[^1]\n\n[^1]: note',
    '<div>\n<script>alert(1)</script>\n</div>',
    '***bold*italic**',
    '&nbsp;&#x41;',
    'line  \nbreak\\\n',
    '\t\ttabs',
    ':::figure{source="x"}\n',
    '10:30 a:b ::c',
    '\r\n',
    '\r',
    '\u2028',
    '\u00A0\u200B\uFEFF',
    '👩‍💻 é é 日本語 עברית',
  ),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[ \n#>*_`~[\]()!|:\\-]{0,12}$/),
);
const markdown = fc
  .array(part, { maxLength: 12 })
  .chain((parts) => fc.constantFrom('\n\n', '\n', ' ', '').map((between) => parts.join(between)));

test('opens, shows and saves a text without changing it', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const state = textState(text);
      decorationsOf(state, 0, state.doc.length);
      expect(textOf(state)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});

test('a change leaves the rest of the text untouched and can be undone', () => {
  fc.assert(
    fc.property(markdown, fc.nat(), fc.nat(), (text, one, two) => {
      const [start = 0, end = 0] = [one % (text.length + 1), two % (text.length + 1)].sort(
        (a, b) => a - b,
      );
      const next = withMark({ text, start, end }, 'bold').text;
      let state = textState(text, history());
      const dispatch = (transaction: { state: typeof state }) => {
        state = transaction.state;
      };
      dispatch(state.update({ changes: changeBetween(text, next) }));
      expect(textOf(state)).toBe(next);
      undo({ state, dispatch });
      expect(textOf(state)).toBe(text);
    }),
    { numRuns: 300 },
  );
});
