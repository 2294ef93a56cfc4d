import { CONTENT_PAGE, channelOfVisit, channelParameters } from '@/lib/core/channel';
import { pressOf, SEEN_PARAMETER } from '@/lib/core/reading';

/** Time in view after which a page counts as read. */
const READ_MS = 10_000;

/**
 * Reports reading events of a content page to `endpoint` when the page is hidden: read, read to the end, and clicks.
 * Each event is reported once and contains no personal data.
 */
export function reportReading(endpoint: string | undefined): void {
  if (!endpoint || !CONTENT_PAGE.test(location.pathname)) return;
  const happened = new Set<string>();
  const reported = new Set<string>();
  let hasEnded = false;
  let viewed = 0;
  let since = performance.now();

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) {
      since = performance.now();
      return;
    }
    viewed += performance.now() - since;
    if (viewed >= READ_MS) {
      happened.add('read');
      if (hasEnded) happened.add('finished');
    }
    const seen = [...happened].filter((what) => !reported.has(what));
    if (seen.length === 0) return;
    for (const what of seen) reported.add(what);
    const channel = channelOfVisit(new URL(location.href), document.referrer);
    const query = new URLSearchParams([
      ...channelParameters(channel),
      [SEEN_PARAMETER, seen.join()],
    ]);
    navigator.sendBeacon(endpoint, `${location.pathname}?${query}`);
  });

  const texts = document.querySelectorAll('main .prose');
  const end = texts[texts.length - 1]?.lastElementChild ?? document.querySelector('footer');
  const watch = new IntersectionObserver((entries) => {
    hasEnded ||= entries.some(({ isIntersecting }) => isIntersecting);
  });
  if (end) watch.observe(end);

  const inMain = (target: EventTarget | null) =>
    target instanceof Element && target.closest('main') ? target : null;
  addEventListener(
    'click',
    ({ target }) => {
      const link = inMain(target)?.closest('a');
      const press = link?.origin === location.origin && pressOf(link.pathname);
      if (press) happened.add(press);
    },
    true,
  );
  addEventListener(
    'submit',
    ({ target }) => {
      const form = inMain(target);
      if (form instanceof HTMLFormElement && form.method === 'post') happened.add('form');
    },
    true,
  );
}
