import { EditorView } from '@codemirror/view';

const mono = { fontFamily: 'var(--font-geist-mono), ui-monospace, monospace', fontSize: '0.875em' };

/** Theme of the editor: the style of the public page, based on the site's design tokens. */
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
  '.cm-unseen': {
    color: 'var(--high)',
    textDecoration: 'underline wavy 1px',
    textUnderlineOffset: '3px',
  },
  '.cm-panels': { backgroundColor: 'var(--paper)', color: 'var(--ink)', zIndex: '25' },
  // Below the header bars, where each of them has one row.
  '.cm-panels-top': { top: 'var(--bar-bottom, 3.5rem)', borderBottom: '1px solid var(--line)' },
  '.cm-search-panel': {
    display: 'grid',
    gap: '0.375rem',
    padding: '0.5rem 0',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
  '.cm-search-panel > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.375rem 0.75rem',
  },
  '.cm-search-panel .cm-find': {
    flex: '1 1 7rem',
    minWidth: '0',
    height: '2.25rem',
    padding: '0 0.625rem',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    backgroundColor: 'var(--surface)',
  },
  '.cm-search-panel label': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '1.5rem',
  },
  '.cm-search-panel input[type=checkbox]': {
    width: '1rem',
    height: '1rem',
    accentColor: 'var(--accent)',
  },
  '.cm-search-panel button': {
    height: '2.25rem',
    padding: '0 0.75rem',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    fontWeight: '500',
  },
  '.cm-search-panel button:hover': { backgroundColor: 'var(--hover)' },
  '.cm-search-panel [role=status]': {
    ...mono,
    flexGrow: '1',
    textAlign: 'right',
    color: 'var(--ink-3)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--accent-soft)', borderRadius: '2px' },
  '.cm-searchMatch.cm-searchMatch-selected': { outline: '2px solid var(--accent)' },
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

/** Theme for raw Markdown in a monospace font. */
export const sourceTheme = EditorView.theme({
  '.cm-content': { ...mono, fontSize: '0.875rem', lineHeight: '1.5rem' },
});
