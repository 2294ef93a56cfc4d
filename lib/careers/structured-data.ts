import type { Country, JobPosting, MonetaryAmount, Place, QuantitativeValue } from 'schema-dts';
import { brand } from '@/lib/brand';
import { absoluteUrl, organization } from '@/lib/core/seo/structured-data';
import { markdownHtml } from '@/lib/core/text/html';
import { contentPath } from '@/lib/paths/site';
import type { EmploymentType } from './employment';
import type { Job } from './model';
import type { Salary } from './salary';

/** All our offices and remote employees are in the United States. */
const COUNTRY = 'US';

const EMPLOYMENT: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/** Returns the structured data of a job, according to Google's documentation of JobPosting. */
export async function jobPosting(job: Job): Promise<Exclude<JobPosting, string>> {
  const url = absoluteUrl(contentPath('jobs', job.slug));
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: job.title,
    description: await markdownHtml(`${job.summary}\n\n${job.description}`, url),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    ...(job.publishedAt && { datePosted: job.publishedAt }),
    ...(job.closesAt && { validThrough: job.closesAt }),
    employmentType: EMPLOYMENT[job.employmentType],
    hiringOrganization: organization(),
    ...(job.workplace === 'remote' ? remote() : { jobLocation: place(job.location) }),
    ...salary(job.salary),
    directApply: true,
  };
}

function remote() {
  const country: Exclude<Country, string> = { '@type': 'Country', name: COUNTRY };
  return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country };
}

/** Splits 'New York, NY' into city and state; any other location is used as the locality. */
function place(location: string): Exclude<Place, string> {
  const [, city = location, state] = /^(.+), ([A-Z]{2})$/.exec(location) ?? [];
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      ...(state && { addressRegion: state }),
      addressCountry: COUNTRY,
    },
  };
}

function salary({ min, max, currency, period }: Salary) {
  if (min === null && max === null) return {};
  const value: Exclude<QuantitativeValue, string> = {
    '@type': 'QuantitativeValue',
    ...(min !== null && { minValue: min }),
    ...(max !== null && { maxValue: max }),
    unitText: period.toUpperCase(),
  };
  const baseSalary: Exclude<MonetaryAmount, string> = {
    '@type': 'MonetaryAmount',
    currency,
    value,
  };
  return { baseSalary };
}
