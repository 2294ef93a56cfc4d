import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { cleanClipboard } from './clipboard-html';

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(cleanClipboard)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    listItemIndent: 'one',
    rule: '-',
    resourceLink: true,
  });

/**
 * Returns HTML from the clipboard as Markdown: headings, lists, links, tables and emphasis stay, looks go. Nothing in it
 * can run: the result is text, and only links that a person can follow are kept.
 */
export const markdownOf = (html: string): string => String(converter.processSync(html)).trim();
