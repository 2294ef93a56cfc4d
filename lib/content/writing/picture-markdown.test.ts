import { expect, it } from 'vitest';
import { blocksOf } from '@/lib/core/text/plain-blocks';
import { partsOf } from '@/lib/core/text/text-parts';
import { pictureMarkdown } from './picture-markdown';

const picture = {
  address: '/storage/v1/object/public/images/a.png#16x9',
  alt: 'A desk',
  caption: '',
  source: '',
  width: 'text',
};

it('writes a plain picture without caption, source and width', () => {
  expect(pictureMarkdown(picture)).toBe(`![A desk](${picture.address})`);
  expect(pictureMarkdown({ ...picture, caption: '  ' })).toBe(`![A desk](${picture.address})`);
});

it('writes a figure with its text unchanged after parsing', () => {
  const caption = 'Forty "invoices" & {a} desk &quot; [x] :::';
  const text = pictureMarkdown({ ...picture, caption, source: 'Own\n count', width: 'half' });
  const [figure] = blocksOf(text);
  expect(figure).toMatchObject({
    name: 'figure',
    attributes: { caption, source: 'Own count', width: 'half' },
    text: `![A desk](${picture.address})`,
  });
});

it('keeps brackets in alternative text', () => {
  const alt = 'A form ] with [ boxes \\';
  expect(partsOf(pictureMarkdown({ ...picture, alt })).pictures).toMatchObject([
    { url: picture.address, alt },
  ]);
});

it('writes only widths that pages support', () => {
  const [figure] = blocksOf(pictureMarkdown({ ...picture, width: '9999px' }));
  expect(figure?.attributes).toEqual({});
});
