import { syntaxTree } from '@codemirror/language';
import type { EditorState, Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { PictureWidget, shownPicture } from './picture-widget';

type SyntaxNode = ReturnType<typeof syntaxTree>['topNode'];

const hidden = Decoration.replace({});

const line = (name: string) => Decoration.line({ class: `cm-${name}` });
const lineStyles: Record<string, Decoration> = {
  ATXHeading1: line('heading2'),
  ATXHeading2: line('heading2'),
  ATXHeading3: line('heading3'),
  ATXHeading4: line('heading4'),
  ATXHeading5: line('heading4'),
  ATXHeading6: line('heading4'),
  SetextHeading1: line('heading2'),
  SetextHeading2: line('heading2'),
  Blockquote: line('quotation'),
  FencedCode: line('code-block'),
  CodeBlock: line('code-block'),
  Table: line('table'),
};
const blockLine = line('block');
const blockEdge = line('block-edge');

const mark = (name: string) => Decoration.mark({ class: `cm-${name}` });
const markStyles: Record<string, Decoration> = {
  StrongEmphasis: mark('bold'),
  Emphasis: mark('italic'),
  Strikethrough: mark('strike'),
  InlineCode: mark('inline-code'),
  Link: mark('link'),
  Autolink: mark('link'),
  ListMark: mark('list-mark'),
  TaskMarker: mark('list-mark'),
};

const EDGE = /^ {0,3}:{3,}[^:]*$/;

/** Returns whether a selection touches the lines of a range. Those lines show their raw Markdown. */
function isBeingEdited(state: EditorState, from: number, to: number): boolean {
  const [first, last] = [state.doc.lineAt(from).from, state.doc.lineAt(to).to];
  return state.selection.ranges.some((range) => range.from <= last && range.to >= first);
}

/** Returns the hidden ranges of a link: its brackets and its URL. Footnotes and brackets without a URL hide nothing. */
function hiddenOfLink(node: SyntaxNode, state: EditorState): [number, number][] {
  const end = node.getChildren('LinkMark')[1];
  const leads = node.getChild('URL') ?? node.getChild('LinkLabel');
  if (!end || !leads || state.sliceDoc(node.from, node.from + 2) === '[^') return [];
  return [
    [node.from, node.from + 1],
    [end.from, node.to],
  ];
}

/** Returns the decorations of the lines from `from` to `to`. */
export function decorationsOf(state: EditorState, from: number, to: number): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  const hide = (start: number, end: number) => {
    if (start < end) found.push(hidden.range(start, end));
  };
  syntaxTree(state).iterate({
    from,
    to,
    enter(ref) {
      const { name, node } = ref;
      const style = lineStyles[name];
      if (style) {
        const end = Math.min(node.to, to);
        for (let at = Math.max(node.from, from); at <= end; ) {
          const { from: start, to: stop } = state.doc.lineAt(at);
          found.push(style.range(start));
          at = stop + 1;
        }
      }
      const marked = markStyles[name];
      const isLink = name === 'Link' || name === 'Image';
      const parts = isLink ? hiddenOfLink(node, state) : [];
      if (marked && node.from < node.to && (name !== 'Link' || parts.length > 0)) {
        found.push(marked.range(node.from, node.to));
      }
      if (isBeingEdited(state, node.from, node.to)) return;
      if (name === 'Link') for (const [start, end] of parts) hide(start, end);
      else if (name === 'Image') {
        const url = node.getChild('URL');
        const picture = url && shownPicture(state.sliceDoc(url.from, url.to));
        if (!picture) return;
        const alt = state.sliceDoc(node.from + 2, node.getChildren('LinkMark')[1]?.from);
        const widget = new PictureWidget(picture, alt);
        found.push(Decoration.replace({ widget }).range(node.from, node.to));
        return false;
      } else if (name === 'HeaderMark' && node.parent?.name.startsWith('ATX')) {
        const isFirst = node.from === node.parent.from;
        hide(isFirst ? node.from : node.from - 1, isFirst ? node.to + 1 : node.to);
      } else if (name === 'QuoteMark') {
        hide(node.from, node.to + (state.sliceDoc(node.to, node.to + 1) === ' ' ? 1 : 0));
      } else if (name === 'CodeMark' && node.parent?.name === 'InlineCode')
        hide(node.from, node.to);
      else if (name === 'EmphasisMark' || name === 'StrikethroughMark') hide(node.from, node.to);
      return undefined;
    },
  });
  return found;
}

/** Returns the decorations of fenced blocks, from the opening to the closing line. */
function blocksOf(state: EditorState, from: number, to: number): Range<Decoration>[] {
  const found: Range<Decoration>[] = [];
  let isOpen = false;
  for (let number = 1; number <= state.doc.lines; number += 1) {
    const { from: start, text } = state.doc.line(number);
    if (start > to) break;
    const isEdge = EDGE.test(text);
    if (start >= from && (isEdge || isOpen))
      found.push((isEdge ? blockEdge : blockLine).range(start));
    if (isEdge) isOpen = /[a-z]/i.test(text);
  }
  return found;
}

const decorate = ({ state, visibleRanges }: EditorView): DecorationSet =>
  Decoration.set(
    visibleRanges.flatMap(({ from, to }) => [
      ...decorationsOf(state, from, to),
      ...blocksOf(state, from, to),
    ]),
    true,
  );

/**
 * Styles a text much like its page. Markdown syntax is hidden except in the lines with the caret; the text itself stays
 * Markdown.
 */
export const textDecorations = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate) {
      const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (update.docChanged || update.viewportChanged || update.selectionSet || isParsed) {
        this.decorations = decorate(update.view);
      }
    }
  },
  { decorations: (plugin) => plugin.decorations },
);
