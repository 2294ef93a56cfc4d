import { Section } from '@/components/marketing/section';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button-link';
import type { ChangeRules } from '@/lib/bookings/availability/model';
import { paths } from '@/lib/paths';
import { bookingQuestions } from './booking-questions';

/** The text below the consultation form. */
export function BookingMore({ rules }: { rules: ChangeRules }) {
  return (
    <>
      <Section number="01" label="Questions" title="Asked before most consultations">
        <Accordion items={bookingQuestions(rules)} />
      </Section>
      <Section
        number="02"
        label="Not ready yet?"
        title="Have a look around first"
        intro="See what we build, or watch an engineer build one live."
      >
        <div className="mb-24 flex flex-wrap gap-3">
          <ButtonLink href={paths.webinars} variant="secondary">
            Join a webinar
          </ButtonLink>
          <ButtonLink href={paths.services} variant="secondary">
            Explore services
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
