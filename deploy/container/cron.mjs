// Calls the jobs of a site every minute, retention once a day, and visits all pages once an hour, as the timers of
// deploy/systemd do: node cron.mjs
import { warm } from './warm.ts';

const { CRON_SECRET, INTERNAL_URL, SITE_URL } = process.env;
const EVERY_MS = 60_000;
const HOUR_MS = 60 * EVERY_MS;

let lastDay;

async function callJobs() {
  const day = new Date().toISOString().slice(0, 10);
  const daily = day === lastDay ? [] : ['retention'];
  lastDay = day;
  for (const job of ['publish', 'digest', ...daily, 'outbox']) {
    const response = await fetch(`${INTERNAL_URL}/api/cron/${job}`, {
      headers: { authorization: `Bearer ${CRON_SECRET}` },
      signal: AbortSignal.timeout(EVERY_MS),
    }).catch((error) => error);
    if (!response.ok)
      console.error(JSON.stringify({ job, failed: response.status ?? String(response) }));
  }
}

async function visitPages() {
  const { failures } = await warm(SITE_URL).catch((error) => ({ failures: [String(error)] }));
  for (const failed of failures) console.error(JSON.stringify({ job: 'warm', failed }));
}

process.on('SIGTERM', () => process.exit());
setInterval(callJobs, EVERY_MS);
setTimeout(visitPages, EVERY_MS);
setInterval(visitPages, HOUR_MS);
await callJobs();
