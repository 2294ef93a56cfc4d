import type { Block } from '@/components/text/markdown';
import type { TextFacts } from '@/lib/content/blocks/model';
import { titleOfSlug } from '@/lib/core/text/plain-blocks';
import { servicePath } from '@/lib/paths/site';
import { priceLabel } from '@/lib/services/rules';

type ServiceBlockProps = { block: Block; services: TextFacts['services'] };

/** Card of a service within a text. An unpublished service is shown as a link. */
export function ServiceBlock({ block: { attribute, children }, services }: ServiceBlockProps) {
  const slug = attribute('slug');
  const service = slug !== undefined && Object.hasOwn(services, slug) ? services[slug] : undefined;
  if (!slug || !service) {
    return (
      <div>
        {children}
        {slug && (
          <p>
            <a href={servicePath(slug)}>{titleOfSlug(slug)}</a>
          </p>
        )}
      </div>
    );
  }
  const price = priceLabel(service.priceFrom);
  return (
    <aside
      aria-label={`Service: ${service.title}`}
      className="text-block text-card relative rounded-surface border border-line bg-surface p-6 transition-colors hover:bg-hover"
    >
      <p className="label text-ink-3">Service</p>
      <p className="mt-3 text-h3 text-ink">
        <a
          href={servicePath(service.slug)}
          className="after:absolute after:inset-0 after:rounded-surface"
        >
          {service.title}
        </a>
      </p>
      <p className="mt-2 text-base leading-6.5">{service.summary}</p>
      <p className="mt-5 flex flex-wrap justify-between gap-x-6 font-mono text-staff text-ink">
        {price && <span>{price}</span>}
        {service.duration && <span>{service.duration}</span>}
      </p>
    </aside>
  );
}
