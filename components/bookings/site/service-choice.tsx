import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { AboutMeaning } from './about-meaning';
import { usePageQuery } from './use-page-query';
import { useSubject } from './use-subject';

/** `price` is formatted text. */
export type ServiceOption = { id: string; title: string; price: string };

/** The chosen service and the function that changes it. */
export type ServiceState = ReturnType<typeof useService>;

/**
 * Returns the service of the consultation: the visitor's choice, else the value of a refused form, else the service
 * from the link to this page.
 */
export function useService(services: ServiceOption[], typed: string | undefined) {
  const carried = new URLSearchParams(usePageQuery()).get('service') ?? '';
  const preset = typed ?? carried;
  const [chosen, choose] = useState<string>();
  const id = chosen ?? preset;
  const listed = services.find((one) => one.id === id);
  const linked = useSubject('service', listed ? '' : id);
  const service = listed ?? (linked && { id, title: linked.title, price: linked.price ?? '' });
  return {
    services:
      listed || !id ? services : [{ id, title: service?.title ?? 'As in your link' }, ...services],
    chosen: id,
    choose,
    service,
    isCarried: service?.id === carried,
  };
}

/** Shows the chosen service with its price. */
export function CarriedService({ state: { service, isCarried } }: { state: ServiceState }) {
  if (!service || !isCarried) return null;
  return (
    <p className="rounded-control border border-line bg-surface px-4 py-3 text-ink">
      About: <span className="font-medium">{service.title}</span>
      <AboutMeaning>{service.price}</AboutMeaning>
    </p>
  );
}

/** Select for the service of the consultation. Works without JavaScript. */
export function ServiceChoice({ state }: { state: ServiceState }) {
  const { services, chosen, choose, service, isCarried } = state;
  if (services.length === 0) return null;
  return (
    <Field
      label="Service"
      name="service"
      hint={service && !isCarried ? service.price : undefined}
      className="sm:col-span-2"
    >
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value="">Not sure yet</option>
          {services.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
