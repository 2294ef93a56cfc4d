import type { ServiceSummary } from '@/lib/services/model';
import { groupedByCategory } from '@/lib/services/rules';
import { ServiceCard } from './service-card';

/** Services by category: the category's name in the margin, its services as cards. */
export function ServiceGroups({ services }: { services: ServiceSummary[] }) {
  return (
    <div className="grid gap-px overflow-hidden rounded-surface border border-line bg-line">
      {groupedByCategory(services).map(({ category, services: members }, index) => (
        <div key={category} className="grid gap-px lg:grid-cols-4">
          <p
            id={`service-group-${index}`}
            className="label bg-paper px-6 pt-6 pb-3 text-ink-3 lg:px-8 lg:py-9"
          >
            {category}
          </p>
          <ul
            aria-labelledby={`service-group-${index}`}
            className="grid gap-px sm:grid-cols-2 lg:col-span-3"
          >
            {members.map((service) => (
              <li key={service.id} className="last:odd:col-span-full">
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
