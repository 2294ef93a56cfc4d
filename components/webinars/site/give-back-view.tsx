import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import { formattedMoment, zonedMoment } from '@/lib/core/time/business-time';
import { notices } from '@/lib/notices';
import { contentPath, paths } from '@/lib/paths';
import type { Place } from '@/lib/webinars/registrations/model';
import { GiveBackForm } from './give-back-form';

type GiveBackViewProps = { token: string; place: Place | null; now: Date };

/** The page behind the link of a registrant's mail: the place as it is stored, and the button that gives it back. */
export function GiveBackView({ token, place, now }: GiveBackViewProps) {
  if (!place) {
    return (
      <PageHead label="Webinars" title="We cannot open this link" lead={notices.placeLinkInvalid}>
        <ButtonLink href={paths.webinars}>See all webinars</ButtonLink>
      </PageHead>
    );
  }
  const { firstName, registeredAt, givenBackAt, webinar } = place;
  const start = new Date(webinar.startsAt);
  if (givenBackAt) {
    return (
      <PageHead
        label="Webinars"
        title="You have given this place back"
        lead={`${webinar.title}: given back on ${zonedMoment(givenBackAt)}.`}
      >
        <ButtonLink href={contentPath('webinars', webinar.slug)}>Register again</ButtonLink>
      </PageHead>
    );
  }
  if (start <= now) {
    return <PageHead label="Webinars" title={webinar.title} lead={notices.webinarBegun} />;
  }
  return (
    <>
      <PageHead
        label="Webinars"
        title="Give your place back?"
        lead={`${webinar.title}, ${formattedMoment(start)}.`}
      />
      <div className="page-width mt-8 max-w-measure space-y-6 pb-24 lg:pb-36">
        <p>
          {firstName}, you have been registered since {zonedMoment(registeredAt)}. When you give the
          place back, somebody else can take it at once. You can register again while there are
          places.
        </p>
        <GiveBackForm token={token} webinarPath={contentPath('webinars', webinar.slug)} />
      </div>
    </>
  );
}
