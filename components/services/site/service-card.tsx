import { Drawing } from '@/components/marketing/drawings/drawing';
import { subjectOf } from '@/components/marketing/drawings/subject';
import { contentPath } from '@/lib/paths/site';
import type { ServiceSummary } from '@/lib/services/model';
import { priceLabel } from '@/lib/services/rules';

type ServiceCardProps = {
  service: ServiceSummary;
  /** Category label, for lists without a category heading. */
  label?: string;
};

/** Card of a service as a single link: title, summary, price and duration. */
export function ServiceCard({ service, label }: ServiceCardProps) {
  const price = priceLabel(service.priceFrom);
  return (
    <article className="relative flex h-full flex-col bg-surface p-5 transition-colors sm:p-6 hover:bg-hover lg:p-8">
      <div className="-mx-6 -mt-6 mb-6 border-b border-line bg-paper max-sm:hidden lg:-mx-8 lg:-mt-8">
        <Drawing
          subject={subjectOf('services', service)}
          className="ground-dotted h-44 w-full lg:h-48"
        />
      </div>
      {label && <p className="label mb-1 text-ink-3 sm:mb-4">{label}</p>}
      <h3 className="text-h3">
        <a
          href={contentPath('services', service.slug)}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          {service.title}
        </a>
      </h3>
      <p className="mt-2 max-w-[30em] text-base leading-6.5 max-sm:hidden">{service.summary}</p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-6 pt-2 font-mono sm:pt-8 text-staff text-ink">
        {price && <span>{price}</span>}
        {service.duration && <span>{service.duration}</span>}
      </p>
    </article>
  );
}
