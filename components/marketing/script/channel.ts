import { channelOfVisit, channelParameters, pagesRead } from '@/lib/core/channel';

/** Returns the link of a click that opens another page of this site in this window, or null. */
function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname && link.hash ? null : link;
}

/**
 * Passes on the source of the visit and the content read so far: in links of this site when they are clicked, and in a
 * form when it is sent. Nothing is stored in the browser. Links stay unchanged if the visit began without campaign
 * parameters or another site; its forms then know the page itself and the previous page.
 */
export function carryChannel(): void {
  // Read at each event, because a prerendered page learns its referrer only when it is shown.
  const visit = () => {
    const page = new URL(location.href);
    const channel = channelOfVisit(page, document.referrer);
    const read = pagesRead(page, document.referrer);
    return { channel, parameters: channelParameters({ ...channel, read }) };
  };
  addEventListener(
    'click',
    ({ target }) => {
      const { channel, parameters } = visit();
      const link = channel && ownLink(target);
      if (!link) return;
      const url = new URL(link.href);
      for (const [name, value] of parameters) url.searchParams.set(name, value);
      link.href = url.href;
    },
    true,
  );
  addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      const { channel, parameters } = visit();
      const field = target.elements.namedItem('channel');
      if (parameters.length === 0) return;
      if (field instanceof HTMLInputElement) {
        field.value = String(new URLSearchParams(parameters));
      } else if (channel && target.method === 'get') {
        for (const [name, value] of parameters) {
          if (target.elements.namedItem(name)) continue;
          target.append(
            Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
          );
        }
      }
    },
    true,
  );
}
