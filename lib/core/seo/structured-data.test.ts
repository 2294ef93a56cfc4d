import { expect, test, vi } from 'vitest';
import { brand } from '@/lib/brand';
import { organization } from './structured-data';

vi.mock(import('@/lib/brand'), async (original) => {
  const actual = await original();
  const phoneTimes = { ...actual.brand.phoneTimes, opens: '08:30', closes: '12:00' };
  return { ...actual, brand: { ...actual.brand, phoneTimes } };
});

test('the hours of the structured data are those of the brand', () => {
  expect(organization()).toMatchObject({
    contactPoint: {
      hoursAvailable: { dayOfWeek: brand.phoneTimes.days, opens: '08:30', closes: '12:00' },
    },
  });
});

test('the hours are said as the pages say them', () => {
  expect(brand.phoneHours).toBe('Monday to Friday, 9am to 5pm EST');
});
