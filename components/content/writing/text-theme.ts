import { EditorView } from '@codemirror/view';

const mono = { fontFamily: 'var(--font-geist-mono), ui-monospace, monospace', fontSize: '0.875em' };

/** The look of the text: that of the public page, in the tokens of the site. */
export const textTheme = EditorView.theme({
  '&': { backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'visible' },
  '.cm-content': {
    padding: '0',
    caretColor: 'var(--accent)',
    color: 'var(--ink)',
    fontSize: '1.0625rem',
    lineHeight: '1.75rem',
    overflowWrap: 'anywhere',
  },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--ink-3)' },
  '.cm-heading2': {
    fontSize: '1.5rem',
    lineHeight: '2rem',
    fontWeight: '600',
    letterSpacing: '-0.018em',
  },
  '.cm-heading3': { fontSize: '1.1875rem', fontWeight: '600' },
  '.cm-heading4': { fontWeight: '600' },
  '.cm-bold': { fontWeight: '600' },
  '.cm-italic': { fontStyle: 'italic' },
  '.cm-strike': { textDecoration: 'line-through' },
  '.cm-link': {
    color: 'var(--accent)',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '3px',
  },
  '.cm-list-mark': { color: 'var(--ink-3)' },
  '.cm-inline-code': { ...mono, backgroundColor: 'var(--hover)', borderRadius: '4px' },
  '.cm-quotation': { borderLeft: '2px solid var(--accent)', paddingLeft: '1.25rem' },
  '.cm-code-block': { ...mono, backgroundColor: 'var(--hover)', padding: '0 0.75rem' },
  '.cm-table': mono,
  '.cm-block': { borderLeft: '2px solid var(--line-strong)', paddingLeft: '1rem' },
  '.cm-block-edge': {
    ...mono,
    borderLeft: '2px solid var(--line-strong)',
    paddingLeft: '1rem',
    color: 'var(--ink-3)',
  },
  '.cm-picture': { display: 'block', maxWidth: '34rem', cursor: 'pointer' },
  '.cm-picture img': { borderRadius: '10px', maxHeight: '24rem' },
  '.cm-picture span': { color: 'var(--high)', fontSize: '0.875rem' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--line-strong)',
    borderRadius: '10px',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    maxHeight: '20rem',
    minWidth: '18rem',
    padding: '0.25rem',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    borderRadius: '6px',
    padding: '0.375rem 0.625rem',
    color: 'var(--ink)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--ink)',
  },
  '.cm-completionDetail': {
    display: 'block',
    marginLeft: '0',
    fontStyle: 'normal',
    fontSize: '0.8125rem',
    color: 'var(--ink-3)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
});

/** Markdown as it is typed, in letters of equal width. */
export const sourceTheme = EditorView.theme({
  '.cm-content': { ...mono, fontSize: '0.875rem', lineHeight: '1.5rem' },
});
