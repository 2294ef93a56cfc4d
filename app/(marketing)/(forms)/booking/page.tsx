import { BookingForm } from '@/components/bookings/site/booking-form';
import { bookingQuestions } from '@/components/bookings/site/booking-questions';
import { ContactChannels } from '@/components/bookings/site/contact-channels';
import { WhatHappensNext } from '@/components/bookings/site/what-happens-next';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { StructuredData } from '@/components/marketing/structured-data';
import { Accordion } from '@/components/ui/accordion';
import { ANSWER_ID } from '@/components/ui/answer-id';
import { ButtonLink } from '@/components/ui/button-link';
import { readCachedOpenDays } from '@/lib/bookings/availability/data';
import { packDays } from '@/lib/bookings/availability/packed-days';
import { pageMetadata } from '@/lib/core/seo/metadata';
import { breadcrumbs, faqPage } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { listServices } from '@/lib/services/data';

export const dynamic = 'error';
export const revalidate = 600;

export const metadata = pageMetadata({
  title: 'Book a consultation',
  description:
    'Thirty minutes with an automation engineer, free and by video. Choose a free time and tell us about one process that costs your team hours.',
  path: paths.booking,
});

export default async function BookingPage() {
  const [days, services] = await Promise.all([readCachedOpenDays(), listServices()]);
  return (
    <>
      <PageHead
        label="Consultation"
        title="Tell us about one process. Leave with a sketch."
        lead="Thirty minutes with an engineer who builds automations for a living. Free, by video, at a time that suits you."
      />
      <div className="page-width mt-14 grid gap-x-6 gap-y-16 lg:grid-cols-12">
        <section id={ANSWER_ID} aria-label="Consultation form" className="lg:col-span-7 lg:pr-10">
          <BookingForm
            pageDays={packDays(days)}
            services={services.map(({ id, title }) => ({ id, title }))}
          />
        </section>
        <aside className="space-y-12 lg:col-span-5 lg:border-l lg:border-line lg:pl-10">
          <div>
            <h2 className="mb-4 text-h3">What happens next</h2>
            <WhatHappensNext />
          </div>
          <div>
            <h2 className="mb-4 text-h3">Other ways to reach us</h2>
            <ContactChannels />
          </div>
        </aside>
      </div>
      <Section number="01" label="Questions" title="Asked before most consultations">
        <Accordion items={bookingQuestions} />
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
      <StructuredData
        items={[
          breadcrumbs([{ name: 'Book a consultation', path: paths.booking }]),
          faqPage(bookingQuestions),
        ]}
      />
    </>
  );
}
