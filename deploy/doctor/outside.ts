import { connect } from 'node:tls';
import { createClient } from '@redis/client';
import { createTransport } from 'nodemailer';
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
  // A POST would be taken for a booking. Receivers of POST alone, such as n8n, answer HEAD with 404.
  const response = await ask(site, url, { method: 'HEAD' });
  return response && response.status < 500
    ? []
    : [
        `The automation does not answer at AUTOMATION_WEBHOOK_URL (${new URL(url).host}): start it, or correct the URL.`,
      ];
};

export const redis: Check = async ({ env: { REDIS_URL: url }, timeout }) => {
  if (!url) return [];
  const client = createClient({
    url,
    socket: { connectTimeout: timeout, reconnectStrategy: false },
  });
  // The failure of the call says the same.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return [];
  } catch (error) {
    const isLogin = error instanceof Error && /NOAUTH|WRONGPASS/.test(error.message);
    const { host } = new URL(url);
    return [
      isLogin
        ? `The Redis at ${host} refuses user or password: check REDIS_URL.`
        : `The Redis at ${host} does not answer: start it, or correct REDIS_URL; without it, leave it out on every server.`,
    ];
  } finally {
    if (client.isOpen) client.destroy();
  }
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
