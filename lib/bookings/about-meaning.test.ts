import { expect, test } from 'vitest';
import { aboutMeaning } from './about-meaning';

const nothing = { service_title: null, service_price: null, about: null };

test('shows the prices of the plan and of the service', () => {
  expect(aboutMeaning(nothing)).toBeNull();
  expect(aboutMeaning({ ...nothing, about: 'plan-professional' })).toBe('$99 per month');
  expect(aboutMeaning({ ...nothing, about: 'plan-enterprise' })).toBe('Custom pricing');
  expect(
    aboutMeaning({ service_title: 'Audits', service_price: 9500, about: 'plan-starter' }),
  ).toBe('from $9,500, agreed in writing before we start; $49 per month');
});

test('shows an individual price for a service without a price', () => {
  expect(aboutMeaning({ ...nothing, service_title: 'Audits' })).toBe(
    'priced individually, agreed in writing before we start',
  );
});

test('says that the price of a private webinar and of a team course is agreed individually', () => {
  for (const about of ['private-webinar', 'team-course'] as const) {
    expect(aboutMeaning({ ...nothing, about })).toContain('price');
  }
});
