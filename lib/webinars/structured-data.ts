import type { EducationEvent } from 'schema-dts';
import { absoluteUrl, contentImage, organization, person } from '@/lib/core/seo/structured-data';
import { imageSource } from '@/lib/core/text/image-source';
import { contentPath } from '@/lib/paths/site';
import type { Webinar } from './model';
import { placesLeft, sessionEnd, webinarPhase } from './rules';

/** Returns the structured data of a webinar as an online event, with a free offer until it starts. */
export function webinarEvent(
  webinar: Webinar,
  now: Date,
  presenterPath?: string,
): Exclude<EducationEvent, string> {
  const url = absoluteUrl(contentPath('webinars', webinar.slug));
  const isOpen = webinarPhase(webinar, now) === 'open' && !webinar.cancelledAt;
  return {
    '@type': 'EducationEvent',
    '@id': `${url}#event`,
    name: webinar.title,
    description: webinar.description,
    url,
    startDate: new Date(webinar.startsAt).toISOString(),
    endDate: sessionEnd(webinar).toISOString(),
    eventStatus: webinar.cancelledAt
      ? 'https://schema.org/EventCancelled'
      : 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: organization(),
    performer: person({
      name: webinar.presenter,
      path: presenterPath,
      jobTitle: webinar.presenterRole,
    }),
    inLanguage: 'en',
    isAccessibleForFree: true,
    ...(webinar.tags.length > 0 && { keywords: webinar.tags.join(', ') }),
    image: contentImage('webinars', webinar.slug, imageSource(webinar.imageUrl ?? '')),
    ...(webinar.capacity && { maximumVirtualAttendeeCapacity: webinar.capacity }),
    ...(isOpen && {
      offers: {
        '@type': 'Offer',
        url,
        price: 0,
        priceCurrency: 'USD',
        availability:
          placesLeft(webinar) === 0 ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
        ...(webinar.publishedAt && { validFrom: new Date(webinar.publishedAt).toISOString() }),
      },
    }),
  };
}
