/** Event by which React announces that it handles what is typed and sent from now on. */
export const FORMS_READY = 'formsready';

/** Text that was typed in a text area before React ran, with the selection in it. */
type EarlyText = { value: string; start: number; end: number };

declare global {
  interface Window {
    /** The texts that the script below has kept, by text area. */
    earlyTexts?: WeakMap<Element, EarlyText>;
  }
}

/** Returns what was typed in the text area before React ran, once, or nothing. React has overwritten it. */
export function takeEarlyText(area: Element): EarlyText | undefined {
  const text = window.earlyTexts?.get(area);
  window.earlyTexts?.delete(area);
  return text;
}

const MAX_WAIT_MS = 10_000;

/**
 * Runs in the head, for the time before React has taken over the page. Keeps what is typed in text areas, for
 * `takeEarlyText`. Holds a submission and repeats it afterwards: sent natively, it would lose what was typed where the
 * connection is cut. If a script fails to load, or after `MAX_WAIT_MS`, the form is sent natively all the same. Pages
 * without React and searches are never held. It never varies, so that the content security policy can allow it by its
 * hash.
 */
export const beforeReactScript = `{
let held, isOpen;
const texts = window.earlyTexts = new WeakMap();
addEventListener('input', ({ target }) => {
  const { nodeName, value, selectionStart: start, selectionEnd: end } = target;
  if (!isOpen && nodeName === 'TEXTAREA') texts.set(target, { value, start, end });
}, true);
const open = () => {
  isOpen = true;
  if (!held) return;
  const { form, submitter } = held;
  held = undefined;
  submitter?.removeAttribute('aria-busy');
  form.requestSubmit(submitter);
};
addEventListener('${FORMS_READY}', () => setTimeout(open));
addEventListener('error', ({ target }) => { if (target.nodeName === 'SCRIPT') open(); }, true);
addEventListener('submit', (event) => {
  const { target: form, submitter } = event;
  const isSearch = form.method === 'get' && form.hasAttribute('action');
  if (isOpen || isSearch || !document.querySelector('[data-deferred],script[src^="/_next/"]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held) return;
  held = { form, submitter };
  submitter?.setAttribute('aria-busy', 'true');
  setTimeout(open, ${MAX_WAIT_MS});
}, true);
}`;
