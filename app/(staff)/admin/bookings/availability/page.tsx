import type { Metadata } from 'next';
import { AvailabilityEditor } from '@/components/bookings/availability/availability-editor';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { listUpcoming, readAvailabilityForm } from '@/lib/bookings/availability/data';
import { countActiveHosts } from '@/lib/bookings/hosts/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Availability' };

export default async function AvailabilityScreen() {
  const leader = await requireLeader();
  return (
    <>
      <ScreenHead
        title="Availability"
        purpose="When visitors can book a consultation. Changes appear on the booking page at once."
        action={
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={paths.admin.bookings} variant="secondary" size="sm">
              All bookings
            </ButtonLink>
            <ButtonLink href={paths.admin.hosts} variant="secondary" size="sm">
              Hosts
            </ButtonLink>
            <ButtonLink href={paths.booking} target="_blank" variant="secondary" size="sm">
              View on site
            </ButtonLink>
          </div>
        }
      />
      <AvailabilityEditor
        availability={readAvailabilityForm(leader)}
        upcoming={listUpcoming(leader)}
        hosts={countActiveHosts(leader)}
      />
    </>
  );
}
