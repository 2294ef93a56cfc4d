import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/paths';
import type { Webinar } from '@/lib/webinars/model';

/** Replaces the form of a cancelled webinar and shows the reason. */
export function CancelledPanel({ webinar }: { webinar: Pick<Webinar, 'cancelReason'> }) {
  return (
    <section
      aria-label="Cancelled"
      className="rounded-surface border border-line bg-surface p-6 lg:sticky lg:top-24 lg:p-8"
    >
      <h2 className="mb-3 text-h3">This webinar is cancelled</h2>
      {webinar.cancelReason && <p className="text-ink">{webinar.cancelReason}</p>}
      <p className="mt-2">All registrants have been emailed.</p>
      <ButtonLink href={paths.webinars} variant="secondary" className="mt-5">
        See the other webinars
      </ButtonLink>
    </section>
  );
}
