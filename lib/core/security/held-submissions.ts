/** Event by which React announces that forms handle submissions from now on. */
export const FORMS_READY = 'formsready';

const MAX_WAIT_MS = 10_000;

/**
 * Runs in the head. Holds a submission that comes before React has taken over the form, and repeats it afterwards:
 * sent natively, it would lose what was typed where the connection is cut. If a script fails to load, or after
 * `MAX_WAIT_MS`, the form is sent natively all the same. Pages without React and searches are never held. It never
 * varies, so that the content security policy can allow it by its hash.
 */
export const heldSubmissionsScript = `{
let held, isOpen;
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
