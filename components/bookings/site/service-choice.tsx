import { useSyncExternalStore } from 'react';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

export type ServiceOption = { id: string; title: string };

type ServiceChoiceProps = {
  services: ServiceOption[];
  /** Id of a refused form, which counts more than the URL's. */
  typed: string | undefined;
};

const subscribe = () => () => {};
const serviceOfUrl = () => new URLSearchParams(location.search).get('service') ?? '';

/** Lets the visitor choose the service that the consultation is about; works without JavaScript. */
export function ServiceChoice({ services, typed }: ServiceChoiceProps) {
  const wanted = useSyncExternalStore(subscribe, serviceOfUrl, () => '');
  const chosen = typed ?? wanted;
  if (services.length === 0) return null;
  return (
    <Field label="Service" name="service">
      {(control) => (
        // The URL is known only after hydration; the key makes the choice follow it.
        <Select key={chosen} {...control} defaultValue={chosen}>
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
