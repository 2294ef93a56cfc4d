import { plainBlocks } from './plain-blocks';

const CODE = /(^(?:```|~~~)[\s\S]*?^(?:```|~~~)|`[^`\n]*`)/m;
const TAG = /<(?=[a-z/!?])/gi;
const UNSAFE_TARGET = /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?)(?!https?:|mailto:)[a-z][a-z\d+.-]*:/gim;

/** Returns a stored Markdown text without HTML, blocks and links that run a script. */
export function safeMarkdown(text: string): string {
  return plainBlocks(text)
    .trim()
    .split(CODE)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(UNSAFE_TARGET, '$1#').replace(TAG, '\\<'),
    )
    .join('');
}
