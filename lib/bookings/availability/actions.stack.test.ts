import { expect, it } from 'vitest';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { saveAvailability } from './actions';
import { hoursField } from './form-values';

const typed = {
  slotLength: '30',
  seats: '1',
  notice: '2',
  horizon: '60',
  firstReminder: '24',
  lastReminder: '1',
  changeNotice: '4',
  holidays: '',
};
const monday = hoursField(1);

/** Everything that leaders can set. */
const stored = () =>
  stack.sql(`select
    (select to_jsonb(s) - 'updated_at' from public.availability_settings s)::text as settings,
    (select jsonb_agg(h order by weekday, opens) from public.availability_hours h)::text as hours,
    (select jsonb_agg(d order by day) from public.availability_holidays d)::text as holidays`);

it('shows an error at its field and saves nothing', async () => {
  const before = await stored();
  const save = async (changes: Record<string, string>) => {
    const form = formOf({ ...typed, version: 'any', ...changes });
    return (await as('leader', () => saveAvailability(form))).serverError;
  };
  expect(await save({ seats: '0' })).toMatchObject({
    notice: 'formHasErrors',
    details: { fieldErrors: { seats: 'Please enter a whole number from 1 to 50.' } },
  });
  const hours = { [monday]: '16–9' };
  expect(await save({ ...hours, holidays: 'Christmas' })).toMatchObject({
    notice: 'formHasErrors',
    details: {
      fieldErrors: {
        [monday]: 'In “16–9” the last start is before the first.',
        holidays: 'Please write a date and a name: "Christmas" is not 2026-12-25 Christmas Day.',
      },
      values: { holidays: 'Christmas' },
    },
  });
  expect(await stored()).toEqual(before);
});

it('shows the change of another leader and does not overwrite it', async () => {
  const before = await stored();
  const form = formOf({ ...typed, horizon: '61', version: '2020-01-01T00:00:00Z' });
  const { serverError } = await as('leader', () => saveAvailability(form));
  expect(serverError).toMatchObject({
    notice: 'changedMeanwhile',
    details: { values: { horizon: '61' }, current: { values: { horizon: '60' } } },
  });
  expect(await stored()).toEqual(before);
});

it.each([
  ['member', 'redirectingToTeamDashboard'],
  ['guest', 'accessDenied'],
  ['visitor', 'authenticationError'],
] as const)('refuses a %s', async (who, notice) => {
  const before = await stored();
  const answer = await as(who, () => saveAvailability(formOf({ ...typed, version: 'any' })));
  expect(answer.serverError?.notice).toBe(notice);
  expect(await stored()).toEqual(before);
});
