// Calls the jobs of a site every minute, retention each day until it is complete, and visits all pages once an hour, as the
// timers of deploy/systemd do: node cron.mjs
import { warm } from './warm.ts';

const { CRON_SECRET, INTERNAL_URL, SITE_URL } = process.env;
const EVERY_MS = 60_000;
const HOUR_MS = 60 * EVERY_MS;

let completeDay;

async function callJob(job) {
  try {
    const response = await fetch(`${INTERNAL_URL}/api/cron/${job}`, {
      headers: { authorization: `Bearer ${CRON_SECRET}` },
      signal: AbortSignal.timeout(EVERY_MS),
    });
    if (!response.ok) throw new Error(String(response.status));
    return await response.json();
  } catch (error) {
    console.error(JSON.stringify({ job, failed: String(error) }));
    return null;
  }
}

async function callRetention() {
  const day = new Date().toISOString().slice(0, 10);
  if (day === completeDay) return;
  const answer = await callJob('retention');
  if (answer?.outcome === 'complete') completeDay = day;
}

async function callJobs() {
  // A call of the retention works for most of a minute, and the others do not wait for it.
  await Promise.all([
    callRetention(),
    (async () => {
      for (const job of ['publish', 'digest', 'outbox']) await callJob(job);
    })(),
  ]);
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
