import { z } from 'zod';

/**
 * Allowed structured data: for each type the schema.org properties that we use, and those that Google's documentation
 * requires. Any other property fails.
 */

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const moment = z.iso.datetime({ offset: true });
const duration = z.string().regex(/^P(?=.)(\d+[YMWD])*(T(?=\d)(\d+[HMS])+)?$/);
const price = z.union([z.number().nonnegative(), z.string().regex(/^\d+(\.\d\d)?$/)]);
const currency = z.string().regex(/^[A-Z]{3}$/);

function thing<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ '@type': z.literal(type), '@id': url.optional(), ...shape });
}

const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item).min(1)]);
const schemaOrg = (...names: [string, ...string[]]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`));

const address = thing('PostalAddress', {
  streetAddress: text.optional(),
  addressLocality: text.optional(),
  addressRegion: text.optional(),
  postalCode: text.optional(),
  addressCountry: text,
});

const hours = z.strictObject({
  '@type': z.literal('OpeningHoursSpecification'),
  dayOfWeek: oneOrMore(text),
  opens: text,
  closes: text,
});

const organizationShape = {
  name: text,
  url: url,
  legalName: text.optional(),
  description: text.optional(),
  logo: url.optional(),
  sameAs: oneOrMore(url).optional(),
  address: address.optional(),
  contactPoint: oneOrMore(
    thing('ContactPoint', {
      contactType: text,
      telephone: text.optional(),
      email: z.email().optional(),
      availableLanguage: text.optional(),
      hoursAvailable: hours.optional(),
    }),
  ).optional(),
};
const organization = thing('Organization', organizationShape);
/** The firm on pages where people look for its location and opening hours. */
const business = thing('ProfessionalService', {
  ...organizationShape,
  address,
  image: url,
  telephone: text,
  email: z.email(),
  openingHoursSpecification: hours,
});
const named = z.union([organization, z.strictObject({ '@id': url })]);
const person = thing('Person', {
  name: text,
  jobTitle: text.optional(),
  description: text.optional(),
  url: url.optional(),
});
/** A person on their own page, for search engines that cite them. */
const publicPerson = thing('Person', {
  '@id': url,
  name: text,
  url,
  image: url,
  jobTitle: text.optional(),
  description: text.optional(),
  worksFor: z.strictObject({ '@id': url }),
  mainEntityOfPage: url,
});
const offer = thing('Offer', {
  price: price.optional(),
  priceCurrency: currency.optional(),
  priceSpecification: thing('PriceSpecification', {
    price: price.optional(),
    minPrice: price.optional(),
    priceCurrency: currency,
  }).optional(),
  category: text.optional(),
  availability: schemaOrg('InStock', 'PreOrder', 'SoldOut', 'OnlineOnly').optional(),
  validFrom: moment.optional(),
  url: url.optional(),
});
const position = z.int().positive();
const inOrder = <Item extends z.ZodType<{ position: number }>>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((items) => items.every((one, index) => one.position === index + 1), {
      message: 'positions count from 1',
    });

const posting = thing('BlogPosting', {
  headline: text.max(110),
  datePublished: moment,
  dateModified: moment,
  author: oneOrMore(z.union([person, named])),
  image: url.optional(),
  description: text.optional(),
  url: url.optional(),
  mainEntityOfPage: url.optional(),
  publisher: named.optional(),
  articleSection: text.optional(),
  keywords: oneOrMore(text).optional(),
  wordCount: z.int().positive().optional(),
  timeRequired: duration.optional(),
  inLanguage: text.optional(),
});

const study = thing('Article', {
  headline: text.max(110),
  datePublished: moment,
  dateModified: moment,
  author: named,
  publisher: named,
  image: url,
  description: text,
  articleSection: text,
  url: url,
  mainEntityOfPage: url,
  inLanguage: text,
  about: thing('Organization', { name: text }),
  contributor: person.optional(),
  mentions: z
    .array(
      thing('PropertyValue', {
        propertyID: text,
        name: text,
        value: z.number(),
        unitText: z.string(),
        description: text,
        measurementTechnique: text,
      }),
    )
    .min(1),
});

const item = z.discriminatedUnion('@type', [
  study,
  publicPerson,
  organization,
  business,
  thing('WebSite', {
    name: text,
    url,
    description: text.optional(),
    inLanguage: text.optional(),
    publisher: named.optional(),
  }),
  thing('BreadcrumbList', {
    itemListElement: inOrder(thing('ListItem', { position, name: text, item: url })),
  }),
  thing('ItemList', { itemListElement: inOrder(thing('ListItem', { position, url })) }),
  thing('FAQPage', {
    mainEntity: z
      .array(thing('Question', { name: text, acceptedAnswer: thing('Answer', { text }) }))
      .min(1),
  }),
  thing('Service', {
    name: text,
    description: text,
    url,
    provider: named,
    serviceType: text.optional(),
    category: text.optional(),
    areaServed: text.optional(),
    audience: z.unknown().optional(),
    offers: oneOrMore(offer).optional(),
  }),
  thing('Course', {
    name: text,
    description: text,
    url,
    provider: named,
    offers: oneOrMore(offer.required({ category: true })),
    hasCourseInstance: oneOrMore(
      thing('CourseInstance', {
        courseMode: z.enum(['online', 'onsite', 'blended', 'Online', 'Onsite', 'Blended']),
        courseWorkload: duration,
        instructor: oneOrMore(person).optional(),
      }),
    ),
    educationalLevel: text.optional(),
    about: oneOrMore(text).optional(),
    teaches: oneOrMore(text).optional(),
    inLanguage: text.optional(),
    image: url,
    aggregateRating: thing('AggregateRating', {
      ratingValue: z.number().min(0).max(5),
      ratingCount: z.int().positive(),
      bestRating: z.literal(5).optional(),
    }).optional(),
  }),
  thing('EducationEvent', {
    name: text,
    startDate: moment,
    location: thing('VirtualLocation', { url }),
    endDate: moment.optional(),
    duration: duration.optional(),
    description: text.optional(),
    url: url.optional(),
    image: url,
    eventStatus: schemaOrg('EventScheduled', 'EventCancelled', 'EventRescheduled').optional(),
    eventAttendanceMode: schemaOrg('OnlineEventAttendanceMode').optional(),
    organizer: named.optional(),
    performer: oneOrMore(person).optional(),
    offers: oneOrMore(offer.required({ price: true, priceCurrency: true })).optional(),
    isAccessibleForFree: z.boolean().optional(),
    maximumVirtualAttendeeCapacity: z.int().positive().optional(),
    inLanguage: text.optional(),
    keywords: oneOrMore(text).optional(),
  }),
  posting.required({ image: true }),
  thing('LearningResource', {
    name: text,
    url,
    description: text.optional(),
    learningResourceType: text,
    educationalLevel: text,
    inLanguage: text,
    isAccessibleForFree: z.boolean(),
    timeRequired: duration.optional(),
    isPartOf: z.object({ '@id': url }),
    author: person,
    provider: named,
  }),
  thing('VideoObject', {
    '@id': url,
    name: text,
    description: text,
    url,
    uploadDate: moment,
    thumbnailUrl: url,
    contentUrl: url.optional(),
    embedUrl: url.optional(),
    duration: duration.optional(),
    transcript: text.optional(),
    inLanguage: text,
    isAccessibleForFree: z.boolean(),
    hasPart: z
      .array(
        thing('Clip', {
          name: text,
          startOffset: z.int().nonnegative(),
          endOffset: z.int().positive().optional(),
          url,
        }),
      )
      .min(1)
      .optional(),
  }),
  thing('Blog', {
    name: text,
    url,
    publisher: named.optional(),
    inLanguage: text.optional(),
    blogPost: z.array(posting),
  }),
  thing('WebApplication', {
    name: text,
    url,
    description: text,
    applicationCategory: text,
    operatingSystem: text,
    browserRequirements: text,
    isAccessibleForFree: z.boolean(),
  }),
  thing('AboutPage', { name: text, url, mainEntity: business }),
  thing('ContactPage', { name: text, url, mainEntity: business }),
  thing('JobPosting', {
    title: text,
    description: text,
    datePosted: z.union([moment, z.iso.date()]),
    hiringOrganization: named,
    jobLocation: thing('Place', { address }).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: oneOrMore(thing('Country', { name: text })).optional(),
    validThrough: moment.optional(),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']).optional(),
    baseSalary: thing('MonetaryAmount', {
      currency,
      value: thing('QuantitativeValue', {
        minValue: z.number().optional(),
        maxValue: z.number().optional(),
        value: z.number().optional(),
        unitText: z.enum(['YEAR', 'MONTH', 'HOUR']),
      }),
    }).optional(),
    identifier: thing('PropertyValue', { name: text, value: text }).optional(),
    industry: text.optional(),
    occupationalCategory: text.optional(),
    directApply: z.boolean().optional(),
    url: url.optional(),
  }).refine(
    (job) => job.jobLocation || (job.jobLocationType && job.applicantLocationRequirements),
    {
      message: 'a job has a place, or is remote with the countries it may be done from',
    },
  ),
]);

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(item).min(1),
});

/** Returns the items of a page's JSON-LD. Throws an error that lists every missing, wrong or unknown property. */
export function readStructuredData(jsonLd: string) {
  return graph.parse(JSON.parse(jsonLd))['@graph'];
}
