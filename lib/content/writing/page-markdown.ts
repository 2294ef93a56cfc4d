import { plainText } from '@/lib/core/text/markdown-document';
import { markdownOf } from './paste';

const MAIN = /<main\b[^>]*>([\s\S]*)<\/main>/;
const TITLE = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;
const TAG = /<[^>]+>/g;

/** A link within the site, in an attribute of React's HTML. */
const OWN_LINK = /\bhref="(?=\/(?!\/))/g;

/**
 * Returns the text of a rendered page as Markdown, with absolute links. Forms, pictures and scripts are left out.
 * @param origin origin of the site, without a slash at the end
 */
export function pageMarkdown(html: string, origin: string): string {
  const [, main = ''] = MAIN.exec(html) ?? [];
  const [heading = '', title = ''] = TITLE.exec(main) ?? [];
  const body = main.replace(heading, '').replaceAll(OWN_LINK, `href="${origin}`);
  const name = markdownOf(title.replaceAll(TAG, ' ')).replaceAll('\\', '');
  return `${[`# ${plainText(name)}`, markdownOf(body).trim()].filter(Boolean).join('\n\n')}\n`;
}
