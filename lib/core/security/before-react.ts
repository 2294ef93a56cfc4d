/** Event by which a part of the page announces that React has taken it over; others may follow later. */
export const FORMS_READY = 'formsready';

/** Text that was typed in a text area, with the selection in it. */
type EarlyText = { value: string; selectionStart: number; selectionEnd: number };

declare global {
  interface Window {
    /** The latest text of each text area, as the script below keeps it. */
    earlyTexts?: WeakMap<Element, EarlyText>;
  }
}

/** Returns what was last typed in the text area, which React overwrites as it takes over the page, or nothing. */
export function earlyTextIn(area: Element): EarlyText | undefined {
  return window.earlyTexts?.get(area);
}

const MAX_WAIT_MS = 10_000;
/** Interval at which the script below looks whether React has taken over the form whose submission it holds. */
const LOOK_MS = 50;

/**
 * Runs in the head, for the time before React has taken over the page. Keeps what is typed in text areas, for
 * `earlyTextIn`. Holds a submission and repeats it afterwards: sent natively, it would lose what was typed where the
 * connection is cut. React takes over a page part by part and has no event for a single form; an element that it has
 * taken over has its props in a property of React's own. Were that renamed, each first press would wait, and the
 * tests of held presses would fail. If a script fails to load, or after `MAX_WAIT_MS`, the form is sent natively all
 * the same. Pages without React and searches are never held. It never varies, so that the content security policy can
 * allow it by its hash.
 */
export const beforeReactScript = `{
let held, isReady, isOpen;
const texts = window.earlyTexts = new WeakMap();
const isTaken = (element) =>
  isOpen || isReady && Object.keys(element).some((key) => key.startsWith('__reactProps'));
addEventListener('input', ({ target }) => {
  const { nodeName, value, selectionStart, selectionEnd } = target;
  if (nodeName === 'TEXTAREA') texts.set(target, { value, selectionStart, selectionEnd });
}, true);
const look = () => {
  if (!held || !isTaken(held.form)) return;
  const { form, submitter, timer } = held;
  held = undefined;
  clearInterval(timer);
  submitter?.removeAttribute('aria-busy');
  form.requestSubmit(submitter);
};
const open = () => {
  isOpen = true;
  look();
};
addEventListener('${FORMS_READY}', () => setTimeout(() => {
  isReady = true;
  look();
}));
addEventListener('error', ({ target }) => { if (target.nodeName === 'SCRIPT') open(); }, true);
addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  const isSearch = form.method === 'get' && form.hasAttribute('action');
  if (isTaken(form) || isSearch || !document.querySelector('[data-deferred],script[src^="/_next/"]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held) return;
  held = { form, submitter, timer: setInterval(look, ${LOOK_MS}) };
  submitter?.setAttribute('aria-busy', 'true');
  setTimeout(open, ${MAX_WAIT_MS});
}, true);
}`;
