import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import {
  EMPLOYMENT_TYPES,
  employmentTypeNames,
  type FilterableJob,
  type JobFilters,
  WORKPLACES,
  workplaceNames,
} from '@/lib/careers/rules';
import { paths } from '@/lib/paths';

type JobFilterFormProps = {
  jobs: FilterableJob[];
  filters: JobFilters;
  onChange: (filters: JobFilters) => void;
  ref: Ref<HTMLFormElement>;
};

/** Three filters that offer the values of the listed jobs. Without JavaScript the server filters. */
export function JobFilterForm({ jobs, filters, onChange, ref }: JobFilterFormProps) {
  const departments = [...new Set(jobs.map(({ department }) => department))].sort();
  const workplaces = WORKPLACES.filter((value) => jobs.some((job) => job.workplace === value));
  const types = EMPLOYMENT_TYPES.filter((value) =>
    jobs.some((job) => job.employmentType === value),
  );
  const selects = [
    {
      name: 'department',
      label: 'Department',
      all: 'All departments',
      options: departments.map((value) => ({ value, text: value })),
    },
    {
      name: 'workplace',
      label: 'Workplace',
      all: 'All workplaces',
      options: workplaces.map((value) => ({ value, text: workplaceNames[value] })),
    },
    {
      name: 'type',
      label: 'Employment type',
      all: 'All types',
      options: types.map((value) => ({ value, text: employmentTypeNames[value] })),
    },
  ] as const;
  return (
    <search aria-label="Open jobs">
      <form
        ref={ref}
        action={paths.careers}
        className="grid items-end gap-4 sm:grid-cols-3 lg:grid-cols-4"
      >
        {selects.map(({ name, label, all, options }) => (
          <Field key={name} label={label} name={name} optionalLabel={null}>
            {(control) => (
              <Select
                {...control}
                value={filters[name]}
                onChange={({ target }) => onChange({ ...filters, [name]: target.value })}
              >
                <option value="">{all}</option>
                {options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <noscript>
          <Button type="submit" variant="secondary" size="beside">
            Show jobs
          </Button>
        </noscript>
      </form>
    </search>
  );
}
