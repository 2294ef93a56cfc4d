import { expect, test, vi } from 'vitest';
import { brand } from '@/lib/brand';
import { contentImage, contentList, organization, professionalService } from './structured-data';

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

test('the business is the same thing as the firm, with phone and hours', () => {
  const firm = organization();
  expect(professionalService()).toMatchObject({
    '@type': 'ProfessionalService',
    '@id': firm['@id'],
    address: firm.address,
    telephone: brand.phone.label,
    openingHoursSpecification: { opens: '08:30', closes: '12:00' },
  });
});

test('a list counts its records from one, and says nothing while it is empty', () => {
  expect(contentList('jobs', [])).toEqual([]);
  const [list] = contentList('services', [{ slug: 'a' }, { slug: 'b' }]);
  expect(list?.itemListElement).toMatchObject([
    { position: 1, url: expect.stringMatching(/\/services\/a$/) },
    { position: 2, url: expect.stringMatching(/\/services\/b$/) },
  ]);
});

test('a record has its own picture, or that of shared links', () => {
  expect(contentImage('courses', 'a', { src: '/files/a.png' })).toMatch(/\/files\/a\.png$/);
  expect(contentImage('courses', 'a')).toMatch(/\/academy\/a\/opengraph-image-[0-9a-z]+$/);
});

test('the hours are said as the pages say them', () => {
  expect(brand.phoneHours).toBe('Monday to Friday, 9am to 5pm EST');
});
