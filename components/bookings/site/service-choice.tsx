import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';

export type ServiceOption = { id: string; title: string };

type ServiceChoiceProps = {
  services: ServiceOption[];
  /** The id that the address or a refused form carried; empty for none. */
  chosen: string;
};

/** Says which service the consultation is about, and lets it be changed or dropped, with or without a script. */
export function ServiceChoice({ services, chosen }: ServiceChoiceProps) {
  if (services.length === 0) return null;
  return (
    <Field label="Service" name="service">
      {(control) => (
        // The address is known only after hydration; the key lets the choice follow it then.
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
