import { channelOfVisit, channelParameters } from '@/lib/core/channel';

/** Returns whether the visitor came from another site, not by reload, back button or an internal link. */
function isArrival(): boolean {
  const isNew = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
  return isNew && !document.referrer.startsWith(location.origin);
}

/** Reports a visit from another site to `endpoint`: the path and the source of the visit, without personal data. */
export function countVisit(endpoint: string | undefined): void {
  if (!endpoint || !isArrival()) return;
  const channel = channelParameters(channelOfVisit(new URL(location.href), document.referrer));
  const query = channel.length > 0 ? `?${new URLSearchParams(channel)}` : '';
  const send = () => navigator.sendBeacon(endpoint, location.pathname + query);
  // A prerendered page counts only when it is shown.
  if ('prerendering' in document && document.prerendering)
    addEventListener('prerenderingchange', send);
  else send();
}
