import { describe, expect, it } from 'vitest';
import {
  placeholderOf,
  type Written,
  withoutPlaceholder,
  withPicture,
  withPlaceholder,
} from './pasting';

const placeholder = placeholderOf(1);
const markdown = '![](/a.png)';

/** Parses a text in which bars mark the caret or the selection. */
function written(marked: string): Written {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|');
  return { text: marked.replaceAll('|', ''), start, end: end === start ? start : end - 1 };
}
function marked({ text, start, end }: Written): string {
  const selected = start === end ? '|' : `|${text.slice(start, end)}|`;
  return text.slice(0, start) + selected + text.slice(end);
}

describe('placeholder of an uploading picture', () => {
  it.each([
    ['an empty text', '|', `${placeholder}|`],
    ['the end', 'Before.|', `Before.\n\n${placeholder}|`],
    ['a sentence', 'Before. |After.', `Before.\n\n${placeholder}|\n\nAfter.`],
    ['a selection', 'Before. |gone| After.', `Before.\n\n${placeholder}|\n\nAfter.`],
  ])('is inserted in %s', (_, before, after) => {
    expect(marked(withPlaceholder(written(before), placeholder))).toBe(after);
  });

  const arrived = (before: string) => {
    const found = withPicture(written(before), placeholder, markdown, '!['.length);
    return found && marked(found);
  };

  it('is replaced by the picture, with the caret at its description', () => {
    expect(arrived(`A\n\n${placeholder}|\n\nB`)).toBe('A\n\n![|](/a.png)\n\nB');
  });

  it.each([
    [`A|A\n\n${placeholder}\n\nB`, `A|A\n\n${markdown}\n\nB`],
    [`A\n\n${placeholder}\n\nB|B`, `A\n\n${markdown}\n\nB|B`],
    [`A\n\n${placeholder}\n\nB|C|`, `A\n\n${markdown}\n\nB|C|`],
  ])('keeps the caret in place after further typing', (before, after) => {
    expect(arrived(before)).toBe(after);
  });

  it.each([
    [`A\n\n${placeholder}|\n\nB`, 'A|\n\nB'],
    [`A\n\n${placeholder}|`, 'A|'],
    [`${placeholder}\n\nB|B`, 'B|B'],
    [`${placeholder}|`, '|'],
    [`A\n\nSee ${placeholder}\n\nB|`, 'A\n\nSee \n\nB|'],
    [`A\n\n${placeholder} was|`, 'A\n\n was|'],
  ])('leaves no empty paragraph behind', (before, after) => {
    const found = withoutPlaceholder(written(before), placeholder);
    expect(found && marked(found)).toBe(after);
  });

  it('inserts no picture if the placeholder was deleted', () => {
    expect(arrived('A|')).toBeNull();
    expect(withoutPlaceholder(written('A|'), placeholder)).toBeNull();
  });
});
