import type { ChangeEvent, Ref } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import {
  COURSE_CATEGORIES,
  COURSE_LEVELS,
  type CourseFilters,
  levelLabel,
  readCourseFilters,
} from '@/lib/academy/rules';

type FilterFieldsProps = {
  filters: CourseFilters;
  onChange: (filters: CourseFilters) => void;
  searchBox: Ref<HTMLInputElement>;
};

/** The search box and the two selects of the filters. */
export function FilterFields({ filters, onChange, searchBox }: FilterFieldsProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    onChange(readCourseFilters(new URLSearchParams({ ...filters, [target.name]: target.value })));
  const selects = [
    {
      name: 'category',
      label: 'Category',
      all: 'All categories',
      options: COURSE_CATEGORIES.map((category) => ({ value: category, text: category })),
    },
    {
      name: 'level',
      label: 'Level',
      all: 'All levels',
      options: COURSE_LEVELS.map((level) => ({ value: level, text: levelLabel(level) })),
    },
  ] as const;
  return (
    <>
      <Field name="q" label="Search" optionalLabel={null} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            ref={searchBox}
            type="search"
            maxLength={100}
            autoComplete="off"
            placeholder="Title or description"
            value={filters.q}
            onChange={change}
          />
        )}
      </Field>
      {selects.map(({ name, label, all, options }) => (
        <Field key={name} name={name} label={label} optionalLabel={null}>
          {(control) => (
            <Select {...control} value={filters[name]} onChange={change}>
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
    </>
  );
}
