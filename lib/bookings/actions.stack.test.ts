import { describe, expect, it } from 'vitest';
import { GET as getSlots } from '@/app/api/booking/slots/route';
import { slotInstant } from '@/lib/bookings/availability/slots';
import { service } from '@/supabase/tests/people';
import { mailsTo } from '@/supabase/tests/site/answers';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { bookConsultation, cancelManagedBooking, rescheduleManagedBooking } from './actions';

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

async function stored(email: string) {
  const { data } = await database
    .from('consultation_bookings')
    .select('id, preferreddate, status, quarantined_at')
    .eq('email', email)
    .throwOnError();
  return data;
}

describe('booking a consultation', () => {
  it('takes blanks for nothing, and keeps what was typed', async () => {
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

  it('offers the three nearest where the slot is lost, one of which can be booked', async () => {
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

  it('by a robot holds the time, and sends nothing', async () => {
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

  it('without end is refused to an IP, with what was typed', async () => {
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

it('a forged link changes nothing', async () => {
  const forged = Buffer.from(crypto.randomUUID()).toString('base64url');
  const form = formOf({ token: `${forged}.${forged}`, ...(await freeSlot()) });
  const moved = await as('visitor', () => rescheduleManagedBooking({}, form));
  expect(moved.serverError?.notice).toBe('manageLinkInvalid');
  const cancelled = await as('visitor', () => cancelManagedBooking({}, form));
  expect(cancelled.serverError?.notice).toBe('manageLinkInvalid');
});
