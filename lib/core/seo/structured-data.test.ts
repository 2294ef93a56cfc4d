import { expect, test, vi } from 'vitest';
import { brand } from '@/lib/brand';
import { contentImage, contentList, organization, professionalService } from './structured-data';

vi.mock(import('@/lib/brand'), async (original) => {
  const actual = await original();
  const phoneTimes = { ...actual.brand.phoneTimes, opens: '08:30', closes: '12:00' };
  return { ...actual, brand: { ...actual.brand, phoneTimes } };
});

test('uses the opening hours of the brand', () => {
  expect(organization()).toMatchObject({
    contactPoint: {
      hoursAvailable: { dayOfWeek: brand.phoneTimes.days, opens: '08:30', closes: '12:00' },
    },
  });
});

test('describes the business as the same entity as the company, with phone and hours', () => {
  const firm = organization();
  expect(professionalService()).toMatchObject({
    '@type': 'ProfessionalService',
    '@id': firm['@id'],
    address: firm.address,
    telephone: brand.phone.label,
    openingHoursSpecification: { opens: '08:30', closes: '12:00' },
  });
});

test('numbers the records of a list from one and omits an empty list', () => {
  expect(contentList('jobs', [])).toEqual([]);
  const [list] = contentList('services', [{ slug: 'a' }, { slug: 'b' }]);
  expect(list?.itemListElement).toMatchObject([
    { position: 1, url: expect.stringMatching(/\/services\/a$/) },
    { position: 2, url: expect.stringMatching(/\/services\/b$/) },
  ]);
});

test('uses a record’s own picture, or its social image', () => {
  expect(contentImage('courses', 'a', { src: '/files/a.png' })).toMatch(/\/files\/a\.png$/);
  expect(contentImage('courses', 'a')).toMatch(/\/academy\/a\/opengraph-image-[0-9a-z]+$/);
});

test('writes the opening hours as the pages do', () => {
  expect(brand.phoneHours).toBe('Monday to Friday, 9am to 5pm EST');
});
