import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { subjectOf } from '@/components/marketing/drawings/subject';
import type { SocialImage } from '@/lib/core/seo/social-image';
import type { Webinar } from '@/lib/webinars/model';
import { sessionDate, sessionTime } from '@/lib/webinars/rules';

/** Returns the social preview of a webinar. */
export function webinarCard(webinar: Webinar, face: SocialImage['face']): SocialImage {
  const startsAt = new Date(webinar.startsAt);
  return {
    label: 'Webinar',
    title: webinar.title,
    figure: <SocialFigure subject={subjectOf('webinars', webinar)} />,
    face,
    facts: [sessionDate(startsAt), sessionTime(startsAt), webinar.presenter],
  };
}
