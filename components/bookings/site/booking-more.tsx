import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/paths';

/** Alternatives for visitors who are not ready to book. */
export function BookingMore() {
  return (
    <section
      aria-labelledby="not-ready"
      className="page-width mt-20 grid items-center gap-6 pb-24 lg:mt-28 lg:grid-cols-12"
    >
      <div className="border-l-2 border-accent pl-6 lg:col-span-7">
        <h2 id="not-ready" className="text-h3">
          Not ready yet?
        </h2>
        <p className="mt-1">See what we build, or watch an engineer build one live.</p>
      </div>
      <div className="flex flex-wrap gap-3 lg:col-span-5 lg:pl-10">
        <ButtonLink href={paths.webinars} variant="secondary">
          Join a webinar
        </ButtonLink>
        <ButtonLink href={paths.services} variant="secondary">
          Explore services
        </ButtonLink>
      </div>
    </section>
  );
}
