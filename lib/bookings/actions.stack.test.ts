import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as getSlots } from '@/app/api/booking/slots/route';
import { slotInstant } from '@/lib/bookings/availability/slots';
import { paths } from '@/lib/paths';
import { bookAboutPath, bookServicePath } from '@/lib/paths/site';
import { priceMeaning } from '@/lib/services/rules';
import { service } from '@/supabase/tests/people';
import { mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { aboutMeaning } from './about-meaning';
import { bookConsultation, cancelManagedBooking, rescheduleManagedBooking } from './actions';
import { findBooking, readSubject } from './data';
import { confirmedBookingId, managedBookingId } from './manage-link';

type Slot = { date: string; time: string };

const database = service(stack);
const person = {
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: '+1 212 555 0199',
  company: 'Harbor Compilers',
  message: '',
};
const newEmail = () => `${crypto.randomUUID()}@visitor.example`;
const book = (typed: Record<string, string>) =>
  bookConsultation({}, formOf({ ...person, ...typed }));

/** Returns a free slot of a day that is far enough from today. */
async function freeSlot(): Promise<Slot> {
  const { days }: { days: { date: string; free: string[] }[] } = await (
    await as('visitor', getSlots)
  ).json();
  const day = days.findLast(({ free }) => free.length > 3);
  return { date: day?.date ?? '', time: day?.free[1] ?? '' };
}

const startOf = (slot: Slot | undefined) => slot && slotInstant(slot.date, slot.time);

const tokenIn = (path: string | null | undefined) => path?.split('/').at(-1) ?? '';

async function stored(email: string) {
  const { data } = await database
    .from('consultation_bookings')
    .select(
      'id, preferreddate, status, quarantined_at, about, course_id, change_reason, earlier_reasons',
    )
    .eq('email', email)
    .throwOnError();
  return data;
}

/** Hosts that are paused during these tests, because with two hosts a time can be booked twice. */
let hosts: string[] = [];

beforeAll(async () => {
  const { data } = await database
    .from('booking_hosts')
    .update({ is_active: false })
    .eq('is_active', true)
    .select('user_id')
    .throwOnError();
  hosts = data.map(({ user_id }) => user_id);
});
afterAll(async () => {
  await database
    .from('booking_hosts')
    .update({ is_active: true })
    .in('user_id', hosts)
    .throwOnError();
});

describe('booking a consultation', () => {
  it('treats whitespace as empty and keeps the input', async () => {
    const email = newEmail();
    const blank = { firstName: '   ', phone: ' '.repeat(10), company: '   ' };
    const { serverError } = await as('visitor', async () =>
      book({ ...blank, email, ...(await freeSlot()) }),
    );
    expect(serverError).toMatchObject({
      notice: 'formHasErrors',
      details: {
        fieldErrors: {
          firstName: 'First name must be at least 2 characters.',
          phone: 'Please enter a valid phone number.',
          company: 'Please enter your company name.',
        },
        values: { email, firstName: '   ' },
      },
    });
    expect(await stored(email)).toEqual([]);
  });

  it('offers the three nearest slots when the slot is taken, and books one of them', async () => {
    const slot = await freeSlot();
    const [faster, email] = [newEmail(), newEmail()];
    const first = await as('visitor', () => book({ email: faster, ...slot }));
    expect(first.data).toMatchObject({ startsAt: startOf(slot)?.toISOString(), isHeld: false });
    const { serverError } = await as('visitor', () => book({ email, ...slot }));
    expect(serverError).toMatchObject({
      notice: 'slotTaken',
      details: { values: { email, firstName: 'Grace', ...slot } },
    });
    expect(await stored(email)).toEqual([]);

    const nearest = serverError?.details.nearest ?? [];
    expect(nearest).toHaveLength(3);
    const [next] = nearest;
    const suggested = `${next?.date}|${next?.time}`;
    const second = await as('visitor', () => book({ email, ...slot, suggested }));
    expect(second.data?.startsAt).toBe(startOf(next)?.toISOString());
    const [booking] = await stored(email);
    expect(new Date(booking?.preferreddate)).toEqual(startOf(next));
    expect((await mailsTo(email))[0]?.subject).toContain('is booked');
  });

  it('holds the time of a bot and sends nothing', async () => {
    const slot = await freeSlot();
    const email = newEmail();
    const typed = { email, ...slot, website: 'https://spam.example' };
    const { data } = await as('visitor', () => book(typed));
    expect(data?.isHeld).toBe(true);
    const [held] = await stored(email);
    expect(held?.quarantined_at).toBeTruthy();
    const events = await database.from('outbox').select('id').eq('record_id', held?.id);
    expect(events.data).toEqual([]);
    const human = await as('visitor', () => book({ email: newEmail(), ...slot }));
    expect(human.serverError?.notice).toBe('slotTaken');
  });

  it('treats a repeated form without a key as one booking, and a changed form as another request', async () => {
    const slot = await freeSlot();
    const email = newEmail();
    const first = await as('visitor', () => book({ email, ...slot }));
    const again = await as('visitor', () => book({ email: email.toUpperCase(), ...slot }));
    expect(again.data?.id).toBe(first.data?.id);
    const changes: Record<string, string>[] = [
      { firstName: 'Ada' },
      { lastName: 'Murray' },
      { email: newEmail() },
      { company: 'Engines' },
      { phone: '+1 212 555 0100' },
      { message: 'Invoices.' },
    ];
    for (const changed of changes) {
      const other = await as('visitor', () => book({ email, ...slot, ...changed }));
      expect(other.serverError?.notice, JSON.stringify(changed)).toBe('slotTaken');
      expect(other.serverError?.details.held).toBeUndefined();
    }
    expect(await stored(email)).toHaveLength(1);
  });

  it('limits bookings by IP and keeps the input', async () => {
    const email = newEmail();
    const slot = await freeSlot();
    const answers = await as('visitor', async () => {
      const all = [];
      for (let nth = 0; nth < 11; nth += 1) {
        all.push(await book({ email, ...slot, idempotencyKey: crypto.randomUUID() }));
      }
      return all;
    });
    expect(answers[9]?.serverError?.notice).not.toBe('tooManyAttempts');
    expect(answers[10]?.serverError).toMatchObject({
      notice: 'tooManyAttempts',
      details: { values: { firstName: 'Grace', email } },
    });
  });
});

describe('the topic of a booking', () => {
  const course = async () => {
    const { data } = await database
      .from('courses')
      .select('id, slug, title')
      .eq('state', 'published')
      .limit(1)
      .single()
      .throwOnError();
    return data;
  };

  it('stores, shows and mails the topic in words', async () => {
    const { id, slug, title } = await course();
    const email = newEmail();
    const typed = { about: 'team-course', course: slug };
    const { data } = await as('visitor', async () =>
      book({ email, ...typed, ...(await freeSlot()) }),
    );
    expect(data?.about).toBe(`Course for a team: ${title}`);
    expect(await stored(email)).toMatchObject([{ about: 'team-course', course_id: id }]);
    expect((await mailsTo(email))[0]?.text).toContain(`About: Course for a team: ${title}`);
  });

  it('takes the topic from the URL if the form has none, and keeps it after a refusal', async () => {
    const email = newEmail();
    const page = bookAboutPath('plan-professional');
    const slot = await freeSlot();
    const wrong = await as('visitor', () => book({ email, ...slot, phone: '12' }), page);
    expect(wrong.serverError?.details.values).toMatchObject({ about: 'plan-professional' });
    await as('visitor', () => book({ email, ...slot }), page);
    expect(await stored(email)).toMatchObject([{ about: 'plan-professional' }]);
  });

  it('takes the course from the URL and names it in a refused form', async () => {
    const course = 'automation-fundamentals';
    const slot = await freeSlot();
    const page = bookAboutPath('course', course);
    const send = (typed: Record<string, string>) =>
      as('visitor', () => book({ email: newEmail(), ...slot, ...typed }), page);
    const { title } = (await readSubject({ course })) ?? {};
    const wrong = await send({ phone: '12' });
    expect(wrong.serverError?.details.values).toMatchObject({ course, courseTitle: title });
    expect((await send({})).data?.about).toBe(`Course: ${title}`);
    expect(await readSubject({ course: 'no-such-course' })).toBeNull();
  });

  it('takes the service from the URL if a form without JavaScript has none', async () => {
    const { data: service } = await database
      .from('services')
      .select('id, title, price_from')
      .not('price_from', 'is', null)
      .limit(1)
      .single()
      .throwOnError();
    const page = bookServicePath(service.id);
    const send = async (typed: Record<string, string>) =>
      as('visitor', async () => book({ email: newEmail(), ...typed, ...(await freeSlot()) }), page);
    const { data } = await send({ service: '' });
    expect(data?.about).toBe(service.title);
    expect(data?.aboutMeaning).toBe(priceMeaning(service.price_from));
    const shown = await findBooking(data?.id ?? '');
    expect(shown && aboutMeaning(shown)).toBe(data?.aboutMeaning);
    const withScript = await send({ service: '', visitorTimeZone: 'Europe/London' });
    expect(withScript.data?.about).toBeNull();
  });

  it.each([
    ['was taken out of the form', { about: '' }, bookAboutPath('plan-starter')],
    ['is not of our vocabulary', { about: '<b>gold</b>' }, paths.booking],
    ['is a made-up URL', {}, `${paths.booking}?about=%3Cb%3Egold`],
  ])('has no topic if it %s', async (_, typed, page) => {
    const email = newEmail();
    const slot = await freeSlot();
    const { data } = await as('visitor', () => book({ email, ...typed, ...slot }), page);
    expect(data?.about).toBeNull();
    expect(await stored(email)).toMatchObject([{ about: null, course_id: null }]);
    expect((await mailsTo(email))[0]?.text).not.toContain('gold');
  });
});

it('the confirmation has its own URL, and only a confirmed booking has a link to change it', async () => {
  const { data } = await as('visitor', async () =>
    book({ email: newEmail(), ...(await freeSlot()) }),
  );
  expect(data?.path).toMatch(/^\/booking\/confirmed\//);
  expect(confirmedBookingId(tokenIn(data?.path))).toBe(data?.id);
  expect(managedBookingId(tokenIn(data?.managePath))).toBe(data?.id);
  // The two links are not interchangeable.
  expect(managedBookingId(tokenIn(data?.path))).toBeNull();

  const spam = { email: newEmail(), website: 'https://spam.example', ...(await freeSlot()) };
  const held = await as('visitor', () => book(spam));
  expect(held.data).toMatchObject({ isHeld: true, managePath: null, changeLimit: null });
  expect(confirmedBookingId(tokenIn(held.data?.path))).toBe(held.data?.id);
});

describe('a visitor who moves a booking', () => {
  async function booked() {
    const email = newEmail();
    const { data } = await as('visitor', async () => book({ email, ...(await freeSlot()) }));
    return { email, token: tokenIn(data?.managePath) };
  }
  const move = (fields: Record<string, string>) =>
    as('visitor', () => rescheduleManagedBooking({}, formOf(fields)));
  /** Agrees to another host, if the move needs one. */
  const moveWhoever = async (fields: Record<string, string>) => {
    const answer = await move(fields);
    const { host } = answer.serverError?.details ?? {};
    return host ? move({ ...fields, agreedHost: host }) : answer;
  };

  it('refuses a time that is not offered, keeps booking and input, and suggests free times', async () => {
    const { email, token } = await booked();
    const before = await stored(email);
    const [sunday] = await stack.sql(
      'select (private.business_day(now()) + 14 - extract(dow from private.business_day(now()))::integer)::text as day',
    );
    const typed = { token, date: String(sunday?.day), time: '10:00 AM', reason: 'A trip' };
    const { serverError } = await move(typed);
    expect(serverError).toMatchObject({ notice: 'slotClosed', details: { values: typed } });
    expect(serverError?.details.nearest).toHaveLength(3);
    expect(await stored(email)).toEqual(before);

    const [nearest] = serverError?.details.nearest ?? [];
    const { data } = await moveWhoever({ ...typed, ...nearest });
    expect(data?.notice).toBe('bookingRescheduled');
    const [moved] = await stored(email);
    expect(new Date(moved?.preferreddate)).toEqual(startOf(nearest));
    expect(moved?.change_reason).toBe('A trip');
  });

  it('refuses a taken time and suggests free ones', async () => {
    const { email, token } = await booked();
    const slot = await freeSlot();
    await as('visitor', () => book({ email: newEmail(), ...slot }));
    const before = await stored(email);
    const { serverError } = await move({ token, ...slot });
    expect(serverError?.notice).toBe('slotTaken');
    expect(serverError?.details.nearest).toHaveLength(3);
    expect(await stored(email)).toEqual(before);
  });

  it('keeps the reasons of a move and of a later cancellation', async () => {
    const { email, token } = await booked();
    await moveWhoever({ token, ...(await freeSlot()), reason: 'A trip' });
    const cancelled = await as('visitor', () =>
      cancelManagedBooking({}, formOf({ token, reason: 'Ill' })),
    );
    expect(cancelled.data?.notice).toBe('bookingCancelled');
    expect(await stored(email)).toMatchObject([
      { status: 'cancelled', change_reason: 'Ill', earlier_reasons: 'A trip' },
    ]);
  });

  it('refuses a move after the change limit', async () => {
    const { email, token } = await booked();
    await database
      .from('consultation_bookings')
      .update({ changeable_until: new Date().toISOString() })
      .eq('email', email)
      .throwOnError();
    expect((await move({ token, ...(await freeSlot()) })).serverError?.notice).toBe(
      'bookingChangeTooLate',
    );
  });
});

it('a forged link changes nothing', { tags: ['attacks'] }, async () => {
  const email = newEmail();
  const { data } = await as('visitor', async () => book({ email, ...(await freeSlot()) }));
  const token = tokenIn(data?.managePath);
  const [subject = '', signature = ''] = token.split('.');
  const before = await stored(email);
  const other = signature.startsWith('A') ? 'B' : 'A';
  const forged = [
    `${subject}.${subject}`,
    `${subject}.${other}${signature.slice(1)}`,
    `${subject}.${'A'.repeat(signature.length)}`,
    `${subject}.${tokenIn(data?.path).split('.')[1]}`,
    `${Buffer.from(crypto.randomUUID()).toString('base64url')}.${signature}`,
  ];
  for (const one of forged) {
    const form = formOf({ token: one, ...(await freeSlot()) });
    const moved = await as('visitor', () => rescheduleManagedBooking({}, form));
    expect(moved.serverError?.notice, one).toBe('manageLinkInvalid');
    const cancelled = await as('visitor', () => cancelManagedBooking({}, form));
    expect(cancelled.serverError?.notice, one).toBe('manageLinkInvalid');
  }
  expect(await stored(email)).toEqual(before);
});
