import { connect, type Socket } from 'node:net';
import { paths } from '../../../lib/paths.ts';
import { requireProgram, siteConfiguration, startNginx } from '../../anchors/nginx.ts';
import { bookingInTurn } from '../../support/booking-form.ts';
import { ports } from '../../support/ports.ts';
import { ask } from '../../support/requests.ts';
import { SITE_URL } from '../../support/site.ts';
import { percentile, timed } from '../../support/statistics.ts';
import { steadily } from '../../support/steady-load.ts';
import { until } from '../../support/until.ts';
import { loadClaim } from './load-claim.ts';
import { complain } from './outbox.ts';
import { sized } from './sizes.ts';

const SLOW = 300;
const SECONDS = sized(30, 6);
const PER_SECOND = 40;
/** One in this many requests is a booking. */
const BOOKING_EACH = 20;
const MOST_RATIO = 2;
/** Below this time, doubling is chance. */
const LEAST_MS = 50;
const DROP_MS = 1000;

/** Connection limit of the proxy: as configured, unless a fault changes it. */
let connections: string;

/** A connection that sends one character per second of its headers or of a form body. */
function slowConnection(nth: number): Socket {
  const socket = connect(ports.site, '127.0.0.1');
  // The proxy may close the connection, as it should.
  socket.on('error', () => {});
  const head =
    nth % 2 === 0
      ? `GET ${paths.about} HTTP/1.1\r\nhost: localhost\r\nx-slow: `
      : `POST ${paths.booking} HTTP/1.1\r\nhost: localhost:${ports.site}\r\norigin: ${SITE_URL}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100000\r\n\r\n`;
  socket.write(head);
  const drops = setInterval(() => socket.write('a'), DROP_MS);
  socket.on('close', () => clearInterval(drops));
  return socket;
}

export const slowConnections = loadClaim({
  name: 'slow-connections',
  claim: `${SLOW} connections that send a letter a second hold up no one else behind nginx`,
  bar: `0 of ${PER_SECOND} requests a second lost; their p95 at most ${MOST_RATIO} times that without the slow ones, or ${LEAST_MS} ms`,
  least: { count: PER_SECOND * SECONDS, of: 'requests beside slow connections' },
  faults: [
    {
      fault: 'each worker of the proxy takes ten connections',
      breaks: async () => {
        connections = 'worker_connections 10;';
      },
    },
  ],
  options: () => {
    connections = '$&';
    return {};
  },
  tryOn: async (site) => {
    requireProgram('nginx');
    await site.kill();
    // Visitors have separate IPs, as behind a proxy in front of nginx.
    const behind = site.beside(
      ports.behindProxy,
      { BEHIND_PROXY: '1', TRUSTED_PROXIES: '2' },
      true,
    );
    const proxied = { port: ports.site, servers: [ports.behindProxy] };
    const nginx = startNginx((folder) =>
      siteConfiguration(folder, proxied).replace(/worker_connections \d+;/, connections),
    );
    const slow: Socket[] = [];
    try {
      await behind.start();
      await until('nginx answers', async () => (await ask({ url: SITE_URL + paths.about })) > 0);
      const book = await bookingInTurn(site.stack);
      const pages = [paths.home, paths.about, paths.blog, paths.slots, paths.adminLogin];
      const lost: string[] = [];
      const act = async (nth: number) => {
        if (nth % BOOKING_EACH === 0) {
          const answer = await book();
          return answer.kind === 'booked' ? null : JSON.stringify(answer).slice(0, 300);
        }
        const path = pages[nth % pages.length] ?? '';
        const { ok, status } = await fetch(SITE_URL + path);
        return ok ? null : `${path} answered ${status}`;
      };
      const visit = (nth: number) =>
        timed(async () => {
          const problem = await act(nth).catch((error: unknown) => String(error));
          if (problem) lost.push(problem);
        });
      const load = () => steadily({ perSecond: PER_SECOND, seconds: SECONDS }, visit);
      // Warms up.
      await load();
      const calm = await load();
      for (let nth = 0; nth < SLOW; nth++) slow.push(slowConnection(nth));
      const beside = await load();
      complain(lost);
      const open = slow.filter(({ destroyed }) => !destroyed).length;
      const [before, during] = [percentile(calm, 0.95), percentile(beside, 0.95)];
      return {
        figure: `${beside.length} requests beside ${SLOW} slow connections, ${open} of them open in the end: ${lost.length} lost; p95 ${during.toFixed(0)} ms, without them ${before.toFixed(0)} ms`,
        held: lost.length === 0 && during <= Math.max(LEAST_MS, MOST_RATIO * before),
        seen: beside.length,
      };
    } finally {
      for (const socket of slow) socket.destroy();
      await nginx.stop();
      await behind.kill();
    }
  },
});
