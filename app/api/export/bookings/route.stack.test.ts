import { expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { csvLines, get } from '@/supabase/tests/site/answers';
import { stack } from '@/supabase/tests/site/as';
import { GET } from './route';

const WORD = `Firm${crypto.randomUUID().slice(0, 8)}`;

await service(stack)
  .from('consultation_bookings')
  .insert(
    [
      { lastname: 'Open', status: 'scheduled', preferreddate: '2042-03-03T15:00:00Z' },
      { lastname: 'Closed', status: 'completed', preferreddate: '2004-03-03T15:00:00Z' },
      {
        lastname: 'Held',
        status: 'scheduled',
        preferreddate: '2042-03-04T15:00:00Z',
        quarantined_at: new Date().toISOString(),
      },
    ].map((booking) => ({
      quarantined_at: null,
      ...booking,
      firstname: 'Noor',
      company: `=${WORD}`,
      email: `${crypto.randomUUID()}@visitor.example`,
      ends_at: booking.preferreddate.replace('15:00', '15:30'),
    })),
  )
  .throwOnError();

const found = async (query: string) =>
  (await csvLines(await get('leader', GET, `/api/export/bookings?q=${WORD}${query}`))).map((line) =>
    line.split(',').slice(0, 2).join(),
  );

it('contains exactly the rows of the filtered list in order, without spreadsheet formulas', async () => {
  const [open, closed, held] = ['Open', 'Closed', 'Held'].map((name) => `Noor ${name},'=${WORD}`);
  expect(await found('&sort=preferreddate')).toEqual([closed, open, held]);
  expect(await found('&sort=-preferreddate')).toEqual([held, open, closed]);
  expect(await found('&status=scheduled&sort=preferreddate')).toEqual([open, held]);
  expect(await found('&quarantined=yes')).toEqual([held]);
  expect(await found('&awaiting=yes')).toEqual([open]);
  expect(await found('&sort=preferreddate&from=2004-03-03&to=2004-03-03')).toEqual([closed]);
});

it.each(['member', 'guest', 'visitor'] as const)('rejects a %s', async (who) => {
  const answer = await get(who, GET, `/api/export/bookings?q=${WORD}`);
  expect(answer.status).toBe(401);
  expect(await answer.text()).toBe('');
});
