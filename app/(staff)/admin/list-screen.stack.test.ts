import { expect, it } from 'vitest';
import { redirectOf } from '@/supabase/tests/site/answers';
import { as } from '@/supabase/tests/site/as';
import SubscribersScreen from './blog/subscribers/page';
import CompaniesScreen from './clients/companies/page';
import EnquiriesScreen from './enquiries/page';

const screens = [SubscribersScreen, CompaniesScreen, EnquiriesScreen];

it.each(screens.map((screen) => [screen]))('shows its list to leaders only', async (screen) => {
  const open = (query: { open?: string }) =>
    screen({ searchParams: Promise.resolve({ q: 'a', ...query }) });
  for (const query of [{}, { open: 'new' }, { open: crypto.randomUUID() }]) {
    expect(await as('leader', () => open(query))).toMatchObject({ props: expect.anything() });
    expect(await redirectOf(as('member', () => open(query)))).toMatch(/^\/team|login/);
  }
});
