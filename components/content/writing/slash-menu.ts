import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { blocks } from '@/lib/content/writing/blocks';
import { withBlock } from '@/lib/content/writing/formatting';
import { change } from './change';

/** Returns the blocks whose names match the text after a slash at the start of a line. */
export function slashBlocks({ state, pos }: CompletionContext): CompletionResult | null {
  const { from, text } = state.doc.lineAt(pos);
  const typed = text.slice(0, pos - from);
  if (!/^\/[\p{L} ]*$/u.test(typed) || text.slice(pos - from).trim() !== '') return null;
  return {
    from: from + 1,
    options: blocks.map(({ name, detail, text: block }) => ({
      label: name,
      detail,
      apply: (view, _, start, end) =>
        change(view, ({ text }) => withBlock({ text, start: start - 1, end }, block)),
    })),
    validFor: /^[\p{L} ]*$/u,
  };
}

/** Suggests blocks after a slash. Arrow keys select, Enter inserts, Escape closes. */
export const slashMenu = autocompletion({
  override: [slashBlocks],
  icons: false,
  interactionDelay: 0,
});
