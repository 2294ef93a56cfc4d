/** Pause between two looks at a part that changes on its own. */
const LOOK_MS = 1000;

/** Statuses from here on say nothing about what is shown: too many requests, or a failure. */
const TRY_LATER = 429;

/**
 * Sends the forms of the section with this id without leaving the page, and shows the section of the answer instead.
 * While it has `data-changes`, it looks again each second. Without JavaScript, the same forms lead to a page.
 */
export function sendPart(id: string): void {
  const place = () => document.getElementById(id);
  let timer: ReturnType<typeof setTimeout>;
  let asked = 0;
  let sent = Promise.resolve();

  const load = async (url: string, body?: URLSearchParams) => {
    asked += 1;
    const turn = asked;
    clearTimeout(timer);
    try {
      const method = body ? 'POST' : 'GET';
      const response = await fetch(url, { method, body, headers: { 'x-part': id } });
      const html = await response.text();
      // A button that is replaced while it is held down makes no click.
      while (place()?.querySelector('button:active')) await new Promise(requestAnimationFrame);
      if (turn !== asked) return;
      // What is shown already has its own URL.
      if (location.search && response.status >= TRY_LATER) throw new Error(html);
      if (response.redirected) history.replaceState(null, '', response.url);
      show(html, response.ok);
    } catch {
      const lost = place()?.querySelector<HTMLElement>('[data-lost]');
      if (lost && turn === asked) lost.hidden = false;
    }
    if (turn === asked) look();
  };

  const look = () => {
    clearTimeout(timer);
    if (!place()?.hasAttribute('data-changes')) return;
    timer = setTimeout(() => (document.hidden ? look() : load(location.href)), LOOK_MS);
  };

  /**
   * Replaces what differs, so that only what is new is read out, and a button that was pressed keeps its focus. Another
   * section, or the sentence of a refusal, takes the focus.
   */
  const show = (html: string, isOk: boolean) => {
    const next = new DOMParser().parseFromString(html, 'text/html').getElementById(id);
    const old = place();
    if (!old || !next) return;
    const parts = [...next.children].map((part) => ({
      part,
      known: document.getElementById(part.id),
    }));
    const focused = document.activeElement?.id;
    const isAnother = parts.some(({ known }) => !known);
    if (isAnother) old.replaceWith(next);
    for (const { part, known } of parts) {
      if (known && known.innerHTML !== part.innerHTML) known.innerHTML = part.innerHTML;
    }
    old.toggleAttribute('data-changes', next.hasAttribute('data-changes'));
    if (isAnother || !isOk) place()?.querySelector<HTMLElement>('[tabindex]')?.focus();
    else if (focused) document.getElementById(focused)?.focus();
  };

  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !place()?.contains(form)) return;
    event.preventDefault();
    const values = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) values.set(name, String(value));
    // One after the other, so that the server meets the presses in their order.
    sent = sent.then(() => load(form.action, values));
  });
  // Safari on iOS knows `:active` only where touches are listened to.
  document.body.addEventListener('touchstart', () => {}, { passive: true });
  look();
}
