import { FilterSelect } from '@/components/marketing/filter-select';
import { Fold } from '@/components/marketing/fold';
import { Field } from '@/components/ui/field';
import { PlainInput } from '@/components/ui/plain-input';
import {
  COURSE_CATEGORIES,
  COURSE_LEVELS,
  type CourseFilters,
  levelLabel,
} from '@/lib/academy/rules';

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

/** Search field and two selects of the course filters. */
export function FilterFields({ filters }: { filters: CourseFilters }) {
  return (
    <>
      <Field name="q" label="Search" optionalLabel={null} className="sm:col-span-2">
        {(control) => (
          <PlainInput
            {...control}
            type="search"
            maxLength={100}
            autoComplete="off"
            placeholder="Title or description"
            defaultValue={filters.q}
          />
        )}
      </Field>
      <Fold
        summary="Category and level"
        open={selects.some(({ name }) => filters[name] !== '')}
        className="sm:col-span-2"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {selects.map((select) => (
            <FilterSelect key={select.name} {...select} value={filters[select.name]} />
          ))}
        </div>
      </Fold>
    </>
  );
}
