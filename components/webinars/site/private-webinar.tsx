import { ButtonLink } from '@/components/ui/button-link';
import { bookAboutPath } from '@/lib/paths/site';

/** Call to action for a private webinar (spec section 2). */
export function PrivateWebinar() {
  return (
    <section
      aria-labelledby="private"
      className="page-width grid items-center gap-x-6 gap-y-6 py-14 lg:grid-cols-12 lg:py-20"
    >
      <div className="lg:col-span-8">
        <h2 id="private" className="text-h2">
          A webinar for your team alone
        </h2>
        <p className="mt-3 max-w-measure">
          Tell us the process and who will be there; we agree on the day and prepare it with your
          data.
        </p>
      </div>
      <p className="lg:col-span-4 lg:text-right">
        <ButtonLink href={bookAboutPath('private-webinar')} size="lg" variant="secondary">
          Ask for a private webinar
        </ButtonLink>
      </p>
    </section>
  );
}
