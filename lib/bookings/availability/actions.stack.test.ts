import { afterEach, describe, expect, it } from 'vitest';
import { requireLeader } from '@/lib/core/auth/guard';
import { instantAt } from '@/lib/core/time/wall-clock';
import { service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { notLeaders } from '@/supabase/tests/site/route';
import { saveAvailability } from './actions';
import { listBookingsOutside, readAvailabilityForm } from './data';

const readForm = () => as('leader', async () => readAvailabilityForm(await requireLeader()));

/** The form as a leader has opened it, with what they change. */
async function filled(changes: Record<string, string>): Promise<FormData> {
  const { version, values } = await readForm();
  return formOf({ ...values, version, ...changes });
}

const stored = async () => {
  const { values } = await readForm();
  return values;
};

// All tests of this worker share the one availability that there is.
const before = await stored();
afterEach(async () => {
  const form = await filled(before);
  await as('leader', () => saveAvailability(form));
});

describe('saving the availability', () => {
  it('stores hours, holidays and limits', async () => {
    const changes = { seats: '2', notice: '3', holidays: '2031-12-24 Stocktaking' };
    const form = await filled(changes);
    const answer = await as('leader', () => saveAvailability(form));
    expect(answer.data?.notice).toBe('availabilitySaved');
    expect(await stored()).toEqual({ ...before, ...changes });
  });

  it('names each mistake at its field and saves nothing', async () => {
    const form = await filled({
      seats: '0',
      opens_1_0: '04:00 PM',
      closes_1_0: '09:00 AM',
      holidays: 'Christmas',
    });
    const answer = await as('leader', () => saveAvailability(form));
    expect(answer.serverError).toMatchObject({
      notice: 'formHasErrors',
      details: {
        fieldErrors: { seats: 'Please enter a whole number from 1 to 50.' },
        values: { holidays: 'Christmas' },
      },
    });
    form.set('seats', '1');
    const next = await as('leader', () => saveAvailability(form));
    const errors = JSON.stringify(next.serverError?.details);
    expect(errors).toContain('The last start is before the first.');
    expect(errors).toContain('is not 2026-12-25 Christmas Day.');
    expect(await stored()).toEqual(before);
  });

  it('tells who comes too late what is stored, and saves nothing', async () => {
    const form = await filled({ horizon: '61' });
    // Written without a difference, it is a newer version all the same.
    await service(stack)
      .from('availability_settings')
      .update({ id: true })
      .eq('id', true)
      .throwOnError();
    const answer = await as('leader', () => saveAvailability(form));
    expect(answer.serverError).toMatchObject({
      notice: 'changedMeanwhile',
      details: { values: { horizon: '61' }, current: { values: { horizon: before.horizon } } },
    });
    expect(await stored()).toEqual(before);
  });

  it.each(notLeaders)('is refused to a %s', async (who) => {
    const form = await filled({ seats: '50' });
    const answer = await as(who, () => saveAvailability(form));
    expect(answer.serverError).toBeDefined();
    expect(await stored()).toEqual(before);
  });
});

it('warns of consultations outside the hours', async () => {
  const lastname = crypto.randomUUID().slice(0, 8);
  const start = instantAt('2031-03-02', '10:00');
  const { data } = await service(stack)
    .from('consultation_bookings')
    .insert({
      firstname: 'Noor',
      lastname,
      email: `${lastname}@visitor.example`,
      preferreddate: start.toISOString(),
      ends_at: new Date(start.getTime() + 30 * 60_000).toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  const outside = await as('leader', async () => listBookingsOutside(await requireLeader()));
  expect(outside).toContainEqual(
    expect.objectContaining({ id: data.id, name: `Noor ${lastname}` }),
  );
  await service(stack).from('consultation_bookings').delete().eq('id', data.id).throwOnError();
});
