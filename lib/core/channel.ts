import { SITE_CLASSES, siteClass } from './channel-sites';

/** URL parameters that describe the start of a visit, by their stored name. */
const PARAMETERS = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_term: 'term',
  utm_content: 'content',
  ref: 'referrer',
  land: 'landing',
  read: 'read',
} as const;

export type ChannelKey = (typeof PARAMETERS)[keyof typeof PARAMETERS];

/** Channel by which a visitor came to the site; a key without a value is left out. */
export type Channel = Partial<Record<ChannelKey, string>>;

const MAX_LENGTH = 100;

/** A public page of content, such as /blog/queues-that-shrink. */
export const CONTENT_PAGE = /^\/(services|academy|webinars|careers|blog|cases)\/[a-z0-9-]{1,80}$/;

/** Number of last read pages that a visit carries. */
const MAX_READ = 3;

/** Classes of referrers. Only the class is stored, never the URL. */
const REFERRER_CLASSES: readonly string[] = [...SITE_CLASSES.map(([name]) => name), 'site'];

const isKnown: Partial<Record<ChannelKey, (value: string) => boolean>> = {
  referrer: (value) => REFERRER_CLASSES.includes(value),
  landing: (value) => /^\/[a-z0-9-]{0,40}$/.test(value),
  read: (value) => {
    const pages = value.split(' ');
    return pages.length <= MAX_READ && pages.every((page) => CONTENT_PAGE.test(page));
  },
};

/** Returns the channel in a query; null if there is none. */
export function channelOf(query: string): Channel | null {
  const params = new URLSearchParams(query);
  const channel: Channel = {};
  for (const [name, key] of Object.entries(PARAMETERS)) {
    const value = (params.get(name) ?? '')
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, key === 'read' ? MAX_READ * MAX_LENGTH : MAX_LENGTH);
    if (value && (isKnown[key]?.(value) ?? true)) channel[key] = value;
  }
  return Object.keys(channel).length > 0 ? channel : null;
}

/** Returns a channel as URL parameters. */
export function channelParameters(channel: Channel | null): [string, string][] {
  return Object.entries(PARAMETERS).flatMap(([name, key]): [string, string][] => {
    const value = channel?.[key];
    return value ? [[name, value]] : [];
  });
}

/**
 * Returns the channel of a page's visit. A link of this site carries the visit's channel. A link clicked before scripts
 * load carries nothing, so the channel comes from the UTM parameters of the previous page. A visitor from another site
 * starts a new visit: the UTM parameters of the URL, the class of the referrer, and the section of the page.
 */
export function channelOfVisit(page: URL, referrer: string): Channel | null {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const carried = channelOf(page.search);
  if (from?.origin === page.origin) {
    if (carried) return carried;
    // Unknown without UTM parameters: links on a page opened by a shared URL carry nothing either.
    const begun = channelOfVisit(from, '');
    return begun && { ...begun, ...channelOf(from.search) };
  }
  const { referrer: _, landing: __, read: ___, ...marked } = carried ?? {};
  if (!from && Object.keys(marked).length === 0) return null;
  const landing = `/${page.pathname.split('/')[1] ?? ''}`;
  return {
    ...marked,
    ...(from && { referrer: siteClass(from.hostname) ?? 'site' }),
    ...(isKnown.landing?.(landing) && { landing }),
  };
}

/**
 * Returns the content that a visit has read up to a page, the latest last: the pages carried by links, the previous
 * page, and the page itself. For a visitor from another site only the page itself is known.
 */
export function pagesRead(page: URL, referrer: string): string | undefined {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOurs = from?.origin === page.origin;
  const carried = (channelOfVisit(page, referrer)?.read ?? '').split(' ');
  const paths = [...carried, isOurs ? from.pathname : '', page.pathname];
  const read = paths.filter(
    (path, place) => CONTENT_PAGE.test(path) && paths.lastIndexOf(path) === place,
  );
  return read.slice(-MAX_READ).join(' ') || undefined;
}
