import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeDocuments } from '../deploy/documents.ts';
import { callAction, readForm } from '../e2e/support/form-post.ts';
import { bearer, testEnvironment } from '../e2e/support/test-environment.ts';
import { contentPath } from '../lib/paths/site.ts';
import { paths } from '../lib/paths.ts';
import { newAddress } from './support/booking-form.ts';
import { describeMachine } from './support/machine.ts';
import { cpuMilliseconds } from './support/processes.ts';
import { percentile, timed } from './support/statistics.ts';

/**
 * Measures the CPU time that each public endpoint costs the server, and how one second of constant calls affects a
 * stored page, and writes `endpoints.json` and `deploy/limits.md`. Usage: node bench/endpoints.ts <pid of next
 * start>, with the environment of the browser tests.
 */
const pid = Number(process.argv[2]);
const site = testEnvironment.SITE_URL;
const CALLS = 10;

const read =
  (path: string, init: RequestInit = {}) =>
  async () => {
    const headers = { 'x-forwarded-for': newAddress(), ...init.headers };
    await (await fetch(site + path, { ...init, headers, redirect: 'manual' })).arrayBuffer();
  };
const send =
  (path: string, field: string, values: () => Record<string, string | File>) => async () => {
    const url = site + path;
    const form = forms[path] ?? readForm(url, await (await fetch(url)).text(), field);
    forms[path] = form;
    await callAction(form, values(), { address: newAddress() });
  };
const forms: Record<string, ReturnType<typeof readForm>> = {};
const email = () => `${crypto.randomUUID()}@visitor.example`;
const pdf = new File([readFileSync('/usr/share/doc/libtasn1-doc/libtasn1.pdf')], 'cv.pdf');
const person = () => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  name: 'Ada Lovelace',
  email: email(),
});

const endpoints: Record<string, () => Promise<void>> = {
  'a stored page': read(paths.about),
  filtered: read(`${paths.academy}?q=automation`),
  'booking/slots': read('/api/booking/slots'),
  'calendar-feed': read(`/api/calendar-feed/${'x'.repeat(43)}`),
  unsubscribe: read(`/api/blog/unsubscribe/${'x'.repeat(43)}`, { method: 'POST' }),
  visits: read('/api/visits', {
    method: 'POST',
    body: JSON.stringify({ path: '/about' }),
    headers: { 'content-type': 'application/json', origin: site },
  }),
  'cron without its header': read(paths.cronOutbox),
  cron: read(paths.cronOutbox, { headers: bearer }),
  'feed.xml': read('/feed.xml'),
  'sandbox, a run that is over': read(`${paths.sandboxRuns}?run=${crypto.randomUUID()}`),
  'sandbox, a start': read(paths.sandboxRuns, {
    method: 'POST',
    body: '',
    headers: { 'content-length': '0', origin: site },
  }),
  'calendar.ics': read(`${contentPath('webinars', 'exception-queues-that-shrink')}/calendar.ics`),
  slides: read(`${contentPath('webinars', 'exception-queues-that-shrink')}/slides`),
  'manage page, forged': read('/booking/manage/forged'),
  signIn: send(paths.adminLogin, 'password', () => ({
    area: 'admin',
    email: email(),
    password: 'wrong-Passw0rd!',
  })),
  requestPasswordReset: send(paths.forgotPassword, 'email', () => ({ email: email() })),
  subscribeToBlog: send(paths.blog, 'email', () => ({ email: email(), consent: 'yes' })),
  registerForWebinar: send(
    contentPath('webinars', 'exception-queues-that-shrink'),
    'firstName',
    person,
  ),
  enrolInCourse: send(contentPath('courses', 'automation-fundamentals'), 'name', person),
  applyForJob: send(contentPath('jobs', 'automation-engineer'), 'firstName', () => ({
    ...person(),
    cv: pdf,
  })),
  bookConsultation: send(paths.booking, 'firstName', () => ({
    ...person(),
    phone: '1',
    company: 'E',
    date: '2031-01-06',
    time: '9:00 AM',
  })),
};

const figures: Record<string, { cpuMs: number; pageMs: number }> = {};
for (const [name, call] of Object.entries(endpoints)) {
  await call();
  const before = cpuMilliseconds(pid);
  for (let nth = 0; nth < CALLS; nth++) await call();
  const cost = (cpuMilliseconds(pid) - before) / CALLS;
  // Response times of a stored page under this load, with four concurrent requests.
  const waits: number[] = [];
  let isOn = true;
  const callers = name === 'a stored page' ? 0 : 4;
  const load = Array.from({ length: callers }, async () => {
    while (isOn) await call();
  });
  for (const end = performance.now() + 2000; performance.now() < end; ) {
    waits.push(await timed(read(paths.about)));
    await setTimeout(10);
  }
  isOn = false;
  await Promise.all(load);
  const p95 = percentile(waits, 0.95);
  console.log(`| ${name} | ${cost.toFixed(1)} | ${p95.toFixed(0)} |`);
  figures[name] = { cpuMs: Number(cost.toFixed(1)), pageMs: Math.round(p95) };
}

const { date, commit } = describeMachine();
writeFileSync(
  join(import.meta.dirname, 'endpoints.json'),
  `${JSON.stringify({ date: date.slice(0, 10), commit, figures }, null, 2)}\n`,
);
writeDocuments();
