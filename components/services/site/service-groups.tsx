import type { ServiceSummary } from '@/lib/services/model';
import { groupedByCategory } from '@/lib/services/rules';
import { ServiceRow } from './service-row';

/** Price list of services by category, with the category's name in the margin. */
export function ServiceGroups({ services }: { services: ServiceSummary[] }) {
  return groupedByCategory(services).map(({ category, services: members }, index) => (
    <div
      key={category}
      className="grid gap-x-6 border-t border-line-strong lg:grid-cols-12 lg:last:border-b"
    >
      <p id={`service-group-${index}`} className="label pt-6 text-ink-3 lg:col-span-2">
        {category}
      </p>
      <ul
        aria-labelledby={`service-group-${index}`}
        className="divide-y divide-line lg:col-span-10"
      >
        {members.map((service) => (
          <li key={service.id}>
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
