import { Drawing } from '@/components/marketing/drawings/drawing';
import { subjectOf } from '@/components/marketing/drawings/subject';
import { contentPath } from '@/lib/paths/site';
import type { ServiceSummary } from '@/lib/services/model';
import { priceLabel } from '@/lib/services/rules';

/** Row of the price list as a single link: drawing, title, summary, price and duration. */
export function ServiceRow({ service }: { service: ServiceSummary }) {
  const price = priceLabel(service.priceFrom) ?? 'agreed individually';
  return (
    <article className="relative grid items-center gap-x-6 gap-y-3 py-5 transition-colors hover:bg-hover sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[9rem_minmax(0,1fr)_11rem]">
      <Drawing
        subject={subjectOf('services', service)}
        className="ground-dotted h-20 w-36 rounded-control border border-line max-sm:hidden"
      />
      <div>
        <h3 className="text-h3">
          <a
            href={contentPath('services', service.slug)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {service.title}
          </a>
        </h3>
        <p className="mt-1 max-w-[36em] text-base leading-6.5">{service.summary}</p>
      </div>
      <p className="flex flex-wrap gap-x-6 font-mono text-staff sm:max-lg:col-start-2 lg:flex-col lg:text-right">
        <span className="text-ink lg:text-lg">{price}</span>
        {service.duration && <span className="text-ink-3">{service.duration}</span>}
      </p>
    </article>
  );
}
