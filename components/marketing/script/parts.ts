/** Polling interval of a section that changes automatically. */
const LOOK_MS = 1000;

/** HTTP statuses from this one on say nothing about the content: too many requests, or a server error. */
const TRY_LATER = 429;

/**
 * Submits the forms of the section with this id without leaving the page, and replaces the section with the one in the
 * response. While the section has `data-changes`, it is polled every second. Without JavaScript, the forms load a new
 * page.
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
      // If a button is replaced while it is pressed, no click event follows.
      while (place()?.querySelector('button:active')) await new Promise(requestAnimationFrame);
      if (turn !== asked) return;
      // The new content already has its own URL.
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
   * Replaces only elements that differ, so that screen readers announce only new content and a clicked button keeps
   * focus. A different section, or the message of a refusal, takes focus.
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
    // Sequential, so that the server receives the clicks in their order.
    sent = sent.then(() => load(form.action, values));
  });
  // Safari on iOS supports `:active` only if a touch listener exists.
  document.body.addEventListener('touchstart', () => {}, { passive: true });
  look();
}
