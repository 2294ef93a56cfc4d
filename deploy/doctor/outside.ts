import { connect } from 'node:tls';
import { createTransport } from 'nodemailer';
import { paths } from '../../lib/paths.ts';
import { ask, type Check, type Site } from './site.ts';

const MIN_CERTIFICATE_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

export const mailServer: Check = async ({ env, timeout }) => {
  if (!env.SMTP_URL) return [];
  const { host } = new URL(env.SMTP_URL);
  const limits = { connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout };
  const transport = createTransport({ url: env.SMTP_URL, ...limits });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    return [
      isLogin
        ? `The mail server ${host} refuses user or password: check SMTP_URL.`
        : `The mail server ${host} does not answer: check SMTP_URL, and that this machine may open its port.`,
    ];
  } finally {
    transport.close();
  }
};

export const webhook: Check = async (site) => {
  const { AUTOMATION_WEBHOOK_URL: url } = site.env;
  if (!url) return [];
  // Any answer will do; a POST would be taken for a booking.
  const response = await ask(site, url, { method: 'HEAD' });
  return response && response.status < 500 && response.status !== 404
    ? []
    : [
        `The automation does not answer at AUTOMATION_WEBHOOK_URL (${new URL(url).host}): start it, or correct the URL.`,
      ];
};

/** A malformed change with the secret: our own site answers 400 and does nothing. */
export const ownSite: Check = async (site) => {
  const { SITE_URL, CRON_SECRET } = site.env;
  const response = await ask(site, SITE_URL + paths.revalidate, {
    method: 'POST',
    headers: { authorization: `Bearer ${CRON_SECRET}` },
    body: '{}',
  });
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

/** Returns how many days the certificate of a host is still valid; null if there is no connection. */
function certificateDays({ timeout }: Site, { hostname, port }: URL): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
    const settle = (days: number | null) => {
      socket.destroy();
      resolve(days);
    };
    socket.setTimeout(timeout, () => settle(null));
    socket.once('error', () => settle(null));
    socket.once('secureConnect', () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to);
      settle((end - Date.now()) / DAY_MS);
    });
  });
}

export const certificate: Check = async (site) => {
  const url = new URL(site.env.SITE_URL);
  if (url.protocol !== 'https:') return [];
  const days = await certificateDays(site, url);
  if (days === null)
    return [`${url.host} has no valid certificate: renew it, and reload the proxy.`];
  return days < MIN_CERTIFICATE_DAYS
    ? [`The certificate of ${url.host} ends in ${Math.floor(days)} days: renew it.`]
    : [];
};
