import type { Written } from '@/lib/content/images/pasting';
import {
  withFootnote,
  withHeading,
  withLineKind,
  withMark,
} from '@/lib/content/writing/formatting';

export type Tool = {
  label: string;
  /** Shortcut in CodeMirror notation. Mod is Cmd on a Mac and Ctrl elsewhere. */
  key?: string;
  apply: (written: Written) => Written;
};

const tool = (label: string, key: string, apply: Tool['apply']) => ({ label, key, apply });

export const tools = {
  heading: tool('Heading', 'Mod-Alt-2', (written) => withHeading(written, 2)),
  smallHeading: tool('Smaller heading', 'Mod-Alt-3', (written) => withHeading(written, 3)),
  bold: tool('Bold', 'Mod-b', (written) => withMark(written, 'bold')),
  italic: tool('Italic', 'Mod-i', (written) => withMark(written, 'italic')),
  strike: tool('Strikethrough', 'Mod-Shift-x', (written) => withMark(written, 'strike')),
  code: tool('Code', 'Mod-e', (written) => withMark(written, 'code')),
  bullets: tool('List', 'Mod-Shift-8', (written) => withLineKind(written, 'bullets')),
  numbers: tool('Numbered list', 'Mod-Shift-7', (written) => withLineKind(written, 'numbers')),
  quote: tool('Quotation', 'Mod-Shift-9', (written) => withLineKind(written, 'quote')),
  footnote: tool('Footnote', 'Mod-Alt-f', withFootnote),
} satisfies Record<string, Tool>;

/** Shortcuts without a toolbar button. */
export const otherKeys = {
  link: { label: 'Link to a page', key: 'Mod-k' },
  find: { label: 'Find and replace', key: 'Mod-f' },
  source: { label: 'Markdown or formatted text', key: 'Mod-Shift-m' },
  help: { label: 'These keys', key: 'Mod-/' },
} as const;

/** Returns a shortcut as shown to users, such as 'Ctrl Shift 8'. */
export function keyName(key: string, isMac: boolean): string {
  return key
    .split('-')
    .map((part) =>
      part === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : part.length === 1 ? part.toUpperCase() : part,
    )
    .join(' ');
}
