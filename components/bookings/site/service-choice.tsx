import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { AboutMeaning } from './about-meaning';
import { useLinkedSubject } from './use-page-query';

/** `price` is formatted text. */
export type ServiceOption = { id: string; title: string; price: string };

/** The chosen service and the function that changes it. */
export type ServiceState = ReturnType<typeof useService>;

/**
 * Returns the service of the consultation: the visitor's choice, else the value of a refused form, else the service
 * from the link to this page.
 */
export function useService(services: ServiceOption[], typed: string | undefined) {
  const { service: linked } = useLinkedSubject();
  const [chosen, choose] = useState<string>();
  const isListed = !linked || services.some(({ id }) => id === linked.id);
  const options = isListed ? services : [linked, ...services];
  const service = options.find(({ id }) => id === (chosen ?? typed ?? linked?.id));
  return {
    options,
    choose,
    service,
    isCarried: service !== undefined && service.id === linked?.id,
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
  const { options, choose, service, isCarried } = state;
  if (options.length === 0) return null;
  return (
    <Field
      label="Service"
      name="service"
      hint={service && !isCarried ? service.price : undefined}
      className="sm:col-span-2"
    >
      {(control) => (
        <Select
          {...control}
          value={service?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">Not sure yet</option>
          {options.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
