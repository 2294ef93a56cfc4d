import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { notices } from '../lib/notices.ts';
import { paths } from '../lib/paths.ts';
import { type Answer, bookingAction, bookingForm } from './support/booking-form.ts';
import { openSite, SITE_URL, type Site } from './support/site.ts';
import { until } from './support/until.ts';

const VISITORS = 200;
const REPLAYS = 50;

const person = (name: string) => ({
  firstName: name,
  lastName: 'Racer',
  email: `${name}@race.example`,
  phone: '+1 212 555 0100',
  company: 'Race Ltd',
  message: '',
});

async function freeSlot(site: Site, nth: number) {
  const [row] = await site.stack.sql(
    `select to_char(candidate, 'YYYY-MM-DD') as date
     from generate_series(current_date + 5, current_date + 50, interval '1 day') as candidate
     where extract(isodow from candidate) < 6
       and not exists (select from public.availability_holidays h where h.day = candidate::date)
     order by candidate offset $1 limit 1`,
    [nth],
  );
  return String(row?.date);
}

async function count(site: Site, query: string, params: string[]) {
  const [row] = await site.stack.sql(query, params);
  return Number(row?.count);
}

/** Counts each kind of answer, for the message of a failed run. */
function tally(answers: Answer[]): string {
  const counts = Object.groupBy(answers, (answer) =>
    answer.kind === 'refused'
      ? answer.text
      : answer.kind === 'error'
        ? `status ${answer.status}`
        : 'booked',
  );
  return JSON.stringify(
    Object.fromEntries(Object.entries(counts).map(([kind, of]) => [kind, of?.length])),
  );
}

type Book = Awaited<ReturnType<typeof bookingForm>>;

async function isOffered({ date, time }: { date: string; time: string }) {
  const { days }: { days: { date: string; free: string[] }[] } = await (
    await fetch(SITE_URL + paths.slots)
  ).json();
  return days.some((day) => day.date === date && day.free.includes(time));
}

async function oneSlot(site: Site, how: string, book: Book, nth: number) {
  const slot = { date: await freeSlot(site, nth), time: '10:00 AM' };
  assert(await isOffered(slot), 'the slot is offered');
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: VISITORS }, (_, index) =>
      book({ ...person(`one${nth}-${index}`), ...slot }),
    ),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  assert(!(await isOffered(slot)), 'nobody is offered the slot from then on');
  const booked = answers.filter((answer) => answer.kind === 'booked');
  const taken = answers.filter(
    (answer) => answer.kind === 'refused' && answer.text === notices.slotTaken,
  );
  assert.equal(booked.length, 1, `exactly one visitor gets the slot: ${tally(answers)}`);
  assert.equal(
    taken.length,
    VISITORS - 1,
    `all others are told that it is taken: ${tally(answers)}`,
  );
  const events = await count(
    site,
    `select count(*) from public.outbox
     where topic = 'booking.created' and channel = 'webhook' and record_id = $1`,
    [booked[0]?.id ?? ''],
  );
  assert.equal(events, 1, 'one event leaves');
  console.log(
    `${VISITORS} visitors ${how}, one slot: 1 booked, ${taken.length} taken, 0 errors, 1 event (${seconds} s)`,
  );
}

async function oneKey(site: Site) {
  const book = await bookingForm(Object.values(notices));
  const filled = {
    ...person('replay'),
    date: await freeSlot(site, 21),
    time: '11:00 AM',
    idempotencyKey: randomUUID(),
  };
  const answers = await Promise.all(Array.from({ length: REPLAYS }, () => book(filled)));
  const ids = new Set(
    answers.map((answer) => (answer.kind === 'booked' ? answer.id : answer.kind)),
  );
  assert.equal(ids.size, 1, 'every replay is told the same booking');
  const rows = await count(
    site,
    'select count(*) from public.consultation_bookings where email = $1',
    [filled.email],
  );
  assert.equal(rows, 1, 'one row is stored');
  console.log(`${REPLAYS} replays of one key: 1 row, 1 id`);
}

async function killed(site: Site) {
  await site.stack.sql('update public.availability_settings set seats = 20', []);
  const book = await bookingForm(Object.values(notices));
  const date = await freeSlot(site, 22);
  const next = await freeSlot(site, 23);
  const times = ['09:00 AM', '10:00 AM', '01:00 PM', '02:00 PM', '03:00 PM'];
  const acknowledged: string[] = [];
  let sent = 0;
  let killing: Promise<void> | null = null;
  const visit = async () => {
    while (sent < VISITORS) {
      const nth = sent++;
      const answer = await book({
        ...person(`kill${nth}`),
        date: nth % 2 ? date : next,
        time: times[(nth >> 1) % times.length] ?? '09:00 AM',
      }).catch(() => null);
      if (answer?.kind === 'booked') acknowledged.push(answer.id);
      if (acknowledged.length >= VISITORS / 4) {
        killing ??= site.kill();
        await killing;
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, visit));
  assert.ok(acknowledged.length >= VISITORS / 4, 'the server died in the middle');

  await site.start();
  const stored = await count(
    site,
    `select count(*) from public.consultation_bookings where id = any(string_to_array($1, ',')::uuid[])`,
    [acknowledged.join()],
  );
  assert.equal(stored, acknowledged.length, 'every acknowledged booking is stored');
  const bookings = await site.stack.sql(
    `select id from public.consultation_bookings where email like 'kill%@race.example'`,
    [],
  );
  await until('every event is delivered', async () => {
    await site.deliver();
    const received: { body: { bookingId: string } }[] = await (
      await fetch(`${site.stack.receiverUrl}/received.json`)
    ).json();
    const arrived = new Set(received.map(({ body }) => body.bookingId));
    const undelivered = await count(
      site,
      `select count(*) from public.outbox where status <> 'delivered' and record_id = any(string_to_array($1, ',')::uuid[])`,
      [bookings.map(({ id }) => String(id)).join()],
    );
    return undelivered === 0 && acknowledged.every((id) => arrived.has(id));
  });
  console.log(
    `kill -9 amid ${VISITORS} bookings: ${acknowledged.length} acknowledged, ${stored} stored, every event of ${bookings.length} bookings delivered after the restart`,
  );
}

const site = await openSite();
try {
  await site.start();
  await oneSlot(site, 'without JavaScript', await bookingForm(Object.values(notices)), 20);
  await oneSlot(site, 'with JavaScript', await bookingAction(notices), 19);
  await oneKey(site);
  await killed(site);
} finally {
  await site.stop();
}
