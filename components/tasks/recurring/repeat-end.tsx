import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import type { RepeatValues } from '@/lib/tasks/recurring/repeat-values';

type RepeatEndProps = {
  values: RepeatValues;
  errors: Record<string, string>;
  onChange: (changes: Partial<RepeatValues>) => void;
};

/** Fields for the end of a recurrence. */
export function RepeatEnd({ values, errors, onChange }: RepeatEndProps) {
  return (
    <>
      <Field label="Ends" name="repeatEnd" optionalLabel={null}>
        {(control) => (
          <Select
            {...control}
            value={values.end}
            onChange={({ target: { value } }) =>
              onChange({ end: value === 'until' || value === 'after' ? value : 'never' })
            }
          >
            <option value="never">Never</option>
            <option value="until">On a day</option>
            <option value="after">After a number of tasks</option>
          </Select>
        )}
      </Field>
      {values.end === 'until' && (
        <Field label="Last day" name="repeatUntil" optionalLabel={null} error={errors.until}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={values.until}
              onChange={({ target }) => onChange({ until: target.value })}
            />
          )}
        </Field>
      )}
      {values.end === 'after' && (
        <Field label="Tasks" name="repeatCount" optionalLabel={null} error={errors.count}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={999}
              value={values.count}
              onChange={({ target }) => onChange({ count: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
