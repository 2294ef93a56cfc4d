import { channelOfVisit, channelParameters, pagesRead } from '@/lib/core/channel';

/** Returns the link of a click that leads to another page of this site in this window, or null. */
function ownLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.pathname === location.pathname && link.hash ? null : link;
}

/**
 * Takes along how the visit began and the content that it has read: in the links of this site at the moment of the click,
 * and in a form when it is sent. Nothing is kept in the browser. The links of a visit that began without a marked link or
 * another site stay as they are; its forms know the page itself and the one before.
 */
export function carryChannel(): void {
  // Asked for at each event: a page that the browser has rendered ahead learns its referrer when it is shown.
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
