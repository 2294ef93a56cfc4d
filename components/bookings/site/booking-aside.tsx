import type { ChangeRules } from '@/lib/bookings/availability/model';
import type { BookableHost } from '@/lib/people/faces/model';
import { BookingHosts } from './booking-hosts';
import { ContactChannels } from './contact-channels';
import { WhatHappensNext } from './what-happens-next';

type BookingAsideProps = { rules: ChangeRules; hosts: BookableHost[] };

/** The text beside the consultation form. */
export function BookingAside({ rules, hosts }: BookingAsideProps) {
  return (
    <aside className="space-y-12 lg:col-span-5 lg:border-l lg:border-line lg:pl-10">
      <BookingHosts hosts={hosts} />
      <div>
        <h2 className="mb-4 text-h3">What happens next</h2>
        <WhatHappensNext rules={rules} />
      </div>
      <div>
        <h2 className="mb-4 text-h3">Other ways to reach us</h2>
        <ContactChannels />
      </div>
    </aside>
  );
}
