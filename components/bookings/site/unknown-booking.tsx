import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import { bookingNotices } from '@/lib/notices/bookings';
import { paths } from '@/lib/paths';

/** Page for a link that matches no booking. */
export function UnknownBooking() {
  return (
    <PageHead
      label="Consultation"
      title="We cannot open this booking"
      lead={bookingNotices.manageLinkInvalid}
    >
      <ButtonLink href={paths.booking}>Book a consultation</ButtonLink>
    </PageHead>
  );
}
