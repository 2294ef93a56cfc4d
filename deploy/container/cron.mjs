// Calls the jobs of a site every minute, and retention once a day, as the timers of deploy/systemd do: node cron.mjs
const { CRON_SECRET, INTERNAL_URL } = process.env;
const EVERY_MS = 60_000;

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

process.on('SIGTERM', () => process.exit());
setInterval(callJobs, EVERY_MS);
await callJobs();
