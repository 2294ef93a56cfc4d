import { syntaxTree } from '@codemirror/language';
import type { EditorState, Range } from '@codemirror/state';
import { Decoration, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { fateOfTag, isFollowed } from '@/lib/core/text/allowed';

const mark = (title: string) => Decoration.mark({ class: 'cm-unseen', attributes: { title } });

const tagMark = mark('Visitors see the words in it, not the tag.');
const hiddenMark = mark('Visitors do not see this.');
const linkMark = mark('Visitors cannot follow this link. They see its words.');

const TAG = /<\/?([a-z][a-z0-9-]*)(?=[\s/>])[^<>]*>/gi;

/**
 * Returns decorations for content between two positions that visitors will not see. The check before publishing lists
 * the same lines.
 */
export function unseenIn(state: EditorState, from: number, to: number): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  syntaxTree(state).iterate({
    from,
    to,
    enter({ name, node }) {
      const source = () => state.sliceDoc(node.from, node.to);
      if (/^(Comment|ProcessingInstruction)/.test(name)) {
        found.push(hiddenMark.range(node.from, node.to));
      } else if (name === 'HTMLBlock' || name === 'HTMLTag') {
        for (const { 0: tag, 1: element = '', index } of source().matchAll(TAG)) {
          const fate = fateOfTag(element);
          if (fate === 'allowed' || fate === 'word') continue;
          const style = fate === 'hidden' ? hiddenMark : tagMark;
          found.push(style.range(node.from + index, node.from + index + tag.length));
        }
      } else if (name === 'URL' && node.parent?.name === 'Link' && !isFollowed(source())) {
        found.push(linkMark.range(node.from, node.to));
      }
    },
  });
  return found;
}

const decorate = ({ state, visibleRanges }: EditorView) =>
  Decoration.set(
    visibleRanges.flatMap(({ from, to }) => unseenIn(state, from, to)),
    true,
  );

/** Highlights content that visitors will not see. */
export const unseenMarks = ViewPlugin.fromClass(
  class {
    decorations;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate) {
      const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (update.docChanged || update.viewportChanged || isParsed) {
        this.decorations = decorate(update.view);
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
