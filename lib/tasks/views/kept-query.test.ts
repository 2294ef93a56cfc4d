import { expect, it } from 'vitest';
import { keptQuery } from './kept-query';
import { newView } from './schema';

it('keeps filters, order and layout, but not the cursor, the open record or unknown parameters', () => {
  expect(keptQuery('q=a+b&status=todo&sort=-title&view=board&after=x&open=y&saved=z&evil=1')).toBe(
    'q=a+b&status=todo&sort=-title&view=board',
  );
});

it('normalizes the saved query', () => {
  const view = newView.parse({ area: 'admin', name: '  Mine ', query: 'due=overdue&next=//evil' });
  expect(view).toEqual({ area: 'admin', name: 'Mine', query: 'due=overdue' });
});

it.each([{ name: ' ' }, { name: 'n'.repeat(41) }, { area: 'public' }, { query: 'q'.repeat(2001) }])(
  'refuses %o',
  (wrong) => {
    expect(newView.safeParse({ area: 'team', name: 'Mine', query: '', ...wrong }).success).toBe(
      false,
    );
  },
);
