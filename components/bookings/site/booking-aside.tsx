import { Accordion } from '@/components/ui/accordion';
import type { ChangeRules } from '@/lib/bookings/availability/model';
import { bookingQuestions } from './booking-questions';
import { ContactChannels } from './contact-channels';
import { WhatHappensNext } from './what-happens-next';

/** Text next to the consultation form. */
export function BookingAside({ rules }: { rules: ChangeRules }) {
  return (
    <aside className="mt-10 space-y-12 lg:col-span-5 lg:mt-4 lg:border-l lg:border-line lg:pl-10">
      <div>
        <h2 className="mb-4 text-h3">What happens next</h2>
        <WhatHappensNext rules={rules} />
      </div>
      <div>
        <h2 className="mb-4 text-h3">Other ways to reach us</h2>
        <ContactChannels />
      </div>
      <div>
        <h2 className="mb-4 text-h3">Asked before most consultations</h2>
        <Accordion items={bookingQuestions(rules)} />
      </div>
    </aside>
  );
}
