import { controlStyle } from '@/components/ui/control-style';
import { DaysControl } from './days-control';

export type Filter =
  | {
      name: string;
      label: string;
      options: readonly { value: string; label: string }[];
      /** Text while nothing is chosen, such as "Status: open"; by default "Status: any". */
      any?: string;
    }
  /** The days `from` and `to` of the URL, both included. */
  | { label: string; type: 'days' };

/** Returns the parameters of the URL that a filter sets. */
export const namesOf = (filter: Filter) => ('options' in filter ? [filter.name] : ['from', 'to']);

type FilterControlProps = {
  filter: Filter;
  values: Record<string, string | null>;
  onChange: (name: string, value: string) => void;
};

const control = `${controlStyle} h-9 px-2.5 text-staff field-sizing-content`;

/** One filter of a list: a choice, or the first and the last day. */
export function FilterControl({ filter, values, onChange }: FilterControlProps) {
  if ('options' in filter) {
    return (
      <span className="max-w-full">
        <select
          name={filter.name}
          aria-label={filter.label}
          value={values[filter.name] ?? ''}
          onChange={({ target }) => onChange(filter.name, target.value)}
          className={control}
        >
          <option value="">{filter.any ?? `${filter.label}: any`}</option>
          {filter.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    );
  }
  return (
    <DaysControl
      label={filter.label}
      from={values.from ?? null}
      to={values.to ?? null}
      onChange={onChange}
    />
  );
}
