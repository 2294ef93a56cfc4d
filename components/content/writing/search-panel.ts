import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  openSearchPanel,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  searchKeymap,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorState, Extension } from '@codemirror/state';
import { type Command, EditorView, keymap, type Panel, runScopeHandlers } from '@codemirror/view';
import { scrollMargins } from './scroll-margins';

/** Maximum number of counted matches. */
const MAX_COUNTED = 9999;

/** Returns the number of matches in the whole text and the position of the selected match, starting at 1. */
export function matchesIn(state: EditorState, query: SearchQuery): { count: number; nth: number } {
  let [count, nth] = [0, 0];
  if (!query.search || !query.valid) return { count, nth };
  const { from, to } = state.selection.main;
  const matches = query.getCursor(state);
  for (let next = matches.next(); !next.done && count < MAX_COUNTED; next = matches.next()) {
    count += 1;
    if (next.value.from === from && next.value.to === to) nth = count;
  }
  return { count, nth };
}

const matchesInWords = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'match' : 'matches'}`;

function sentenceOf(state: EditorState, query: SearchQuery): string {
  if (!query.search) return '';
  if (!query.valid) return 'This is not a regular expression.';
  const { count, nth } = matchesIn(state, query);
  if (count === 0) return 'No match';
  return nth > 0 ? `${nth} of ${matchesInWords(count)}` : matchesInWords(count);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Panel above the text to find and replace in the whole text, including lines that are not in the DOM. */
function createPanel(view: EditorView): Panel {
  const start = getSearchQuery(view.state);
  const change = () => {
    const query = new SearchQuery({
      search: find.value,
      replace: replacement.value,
      caseSensitive: caseBox.checked,
      wholeWord: wordBox.checked,
      regexp: patternBox.checked,
      literal: true,
    });
    if (!query.eq(getSearchQuery(view.state))) view.dispatch({ effects: setSearchQuery.of(query) });
  };
  const input = (label: string, value: string) => {
    const made = element('input', { type: 'text', value, className: 'cm-find', oninput: change });
    made.setAttribute('aria-label', label);
    made.placeholder = label;
    made.spellcheck = false;
    return made;
  };
  const box = (label: string, checked: boolean) => {
    const made = element('input', { type: 'checkbox', checked, onchange: change });
    return { made, row: element('label', {}, made, label) };
  };
  const button = (label: string, command: Command) =>
    element('button', { type: 'button', textContent: label, onclick: () => command(view) });
  const find = input('Find in the text', start.search);
  find.setAttribute('main-field', 'true');
  const replacement = input('Replace with', start.replace);
  const { made: caseBox, row: caseRow } = box('Match case', start.caseSensitive);
  const { made: wordBox, row: wordRow } = box('Whole words', start.wholeWord);
  const { made: patternBox, row: patternRow } = box('Pattern', start.regexp);
  const status = element('p', { role: 'status' }, sentenceOf(view.state, start));
  const replaceEvery: Command = (at) => {
    const { count } = matchesIn(at.state, getSearchQuery(at.state));
    const isDone = replaceAll(at);
    status.textContent = isDone ? `${matchesInWords(count)} replaced` : 'Nothing to replace';
    return isDone;
  };
  const dom = element(
    'div',
    { className: 'cm-search-panel', role: 'search' },
    element('div', {}, find, button('Previous', findPrevious), button('Next', findNext)),
    element(
      'div',
      {},
      replacement,
      button('Replace', replaceNext),
      button('Replace all', replaceEvery),
    ),
    element('div', {}, caseRow, wordRow, patternRow, status, button('Close', closeSearchPanel)),
  );
  dom.setAttribute('aria-label', 'Find and replace');
  dom.addEventListener('keydown', (event) => {
    const command =
      event.key !== 'Enter' || event.target instanceof HTMLButtonElement
        ? null
        : event.target === replacement
          ? replaceNext
          : event.shiftKey
            ? findPrevious
            : findNext;
    if (!command && !runScopeHandlers(view, event, 'search-panel')) return;
    command?.(view);
    // Do not submit the surrounding form.
    event.preventDefault();
  });
  return {
    dom,
    top: true,
    mount: () => find.select(),
    update: ({ docChanged, selectionSet, state, startState }) => {
      const query = getSearchQuery(state);
      if (query.search !== find.value) find.value = query.search;
      const isOther = !query.eq(getSearchQuery(startState));
      if (docChanged || selectionSet || isOther) status.textContent = sentenceOf(state, query);
    },
  };
}

const KEYS = /^(Mod-f|F3|Mod-g|Escape)$/;

/** Find and replace: Ctrl F opens the panel, F3 and Enter go to the next match, Escape closes it. */
export const textSearch: Extension = [
  search({
    top: true,
    createPanel,
    scrollToMatch: ({ from, to }) =>
      EditorView.scrollIntoView((from + to) / 2, { y: 'nearest', yMargin: scrollMargins.top }),
  }),
  keymap.of(searchKeymap.filter(({ key = '' }) => KEYS.test(key))),
];

/**
 * Opens the search panel for Ctrl F anywhere on the screen, because the browser's search only finds lines in the DOM.
 */
export function searchFromScreen(view: EditorView, event: KeyboardEvent): void {
  const isKey = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey);
  if (!isKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
  const isFirst = document.querySelector('.cm-editor') === view.dom;
  // Closed popovers stay in the DOM.
  const isCovered = [...document.querySelectorAll('[role=dialog]')].some((dialog) =>
    dialog.checkVisibility(),
  );
  if (!isFirst || isCovered || view.dom.offsetParent === null) return;
  event.preventDefault();
  openSearchPanel(view);
}
