import { paths } from '../../lib/paths.ts';
import { publishedKey, signingKey } from '../../lib/proposals/receipt.ts';
import { ask, type Check, type Site } from './site.ts';

/** Sends a malformed change with the secret: our own site answers 400 and does nothing. */
function askItself(site: Site, url: string): Promise<Response | null> {
  return ask(site, url + paths.revalidate, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.env.CRON_SECRET}` },
    body: '{}',
  });
}

export const ownSite: Check = async (site) => {
  const { SITE_URL } = site.env;
  const response = await askItself(site, SITE_URL);
  if (!response)
    return [`Nobody answers at SITE_URL (${SITE_URL}): start the site, check DNS and proxy.`];
  if (response.status === 401) {
    return [
      `The site at SITE_URL has another CRON_SECRET: give site and scheduler the same, and restart the site.`,
    ];
  }
  if (response.status >= 502) {
    return [
      `The proxy at SITE_URL (${SITE_URL}) does not reach the site: check its upstream and PORT.`,
    ];
  }
  return response.status === 400
    ? []
    : [
        `What answers at SITE_URL (${SITE_URL}) is not this site: it says ${response.status}. Check DNS and proxy.`,
      ];
};

export const receipts: Check = async (site) => {
  const { PROPOSAL_SIGNING_KEY: key, SITE_URL } = site.env;
  if (!key) return [];
  const response = await ask(site, SITE_URL + paths.receiptKeys);
  return response?.headers.get('etag')?.includes(publishedKey(signingKey(key)).id)
    ? []
    : [
        `The site does not publish the key of PROPOSAL_SIGNING_KEY at ${paths.receiptKeys}: give all servers the same key, and restart them.`,
      ];
};

export const proxy: Check = async (site) => {
  const { SITE_URL } = site.env;
  const forged = 'doctor-0123456789';
  const response = await ask(site, SITE_URL + paths.booking, {
    headers: { 'x-request-id': forged, 'accept-encoding': 'gzip, br' },
  });
  if (!response?.ok) return [];
  const wrong: string[] = [];
  if (response.headers.get('x-request-id') === forged) {
    wrong.push(
      'The proxy passes on X-Request-Id of visitors, and perhaps X-Forwarded-For too: overwrite both, as deploy/nginx.conf does.',
    );
  }
  if (!response.headers.has('content-encoding')) {
    wrong.push('Pages are not compressed: let Accept-Encoding pass, as deploy/nginx.conf does.');
  }
  if (SITE_URL.startsWith('https:') && !response.headers.has('strict-transport-security')) {
    wrong.push('The proxy removes Strict-Transport-Security: let headers of the site pass.');
  }
  return wrong;
};

/** The server calls itself there, past proxy and CDN. */
export const innerUrl: Check = async (site) => {
  const { INTERNAL_URL: url } = site.env;
  if (!url) return [];
  const response = await askItself(site, url);
  return response?.status === 400
    ? []
    : [
        `The site does not answer at INTERNAL_URL (${url}), where it calls itself: correct it, or leave it out for its own port.`,
      ];
};

/** `npm start` speaks no TLS, so that there is a proxy in front of a site with https. */
export const trustedProxies: Check = ({ env: { SITE_URL, TRUSTED_PROXIES } }) =>
  SITE_URL.startsWith('https:') && !Number(TRUSTED_PROXIES)
    ? [
        `TRUSTED_PROXIES is not set, and a proxy stands in front of ${SITE_URL}: the site takes all visitors for one. Set it to the number of proxies.`,
      ]
    : [];
