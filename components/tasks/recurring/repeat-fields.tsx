import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { TickBox } from '@/components/ui/tick-box';
import { weekdayNames } from '@/lib/tasks/recurring/recurrence-sentence';
import type { RepeatValues } from '@/lib/tasks/recurring/repeat-values';
import {
  FREQUENCIES,
  type Frequency,
  RULE_WEEKDAYS,
  weekdayField,
} from '@/lib/tasks/recurring/schema';
import { RepeatEnd } from './repeat-end';

const frequencyNames: Record<Frequency, string> = {
  daily: 'days',
  weekly: 'weeks',
  monthly: 'months',
  yearly: 'years',
};

type RepeatFieldsProps = {
  values: RepeatValues;
  errors: Record<string, string>;
  onChange: (changes: Partial<RepeatValues>) => void;
};

/** Fields of a recurrence rule. Fields that do not apply are hidden. */
export function RepeatFields({ values, errors, onChange }: RepeatFieldsProps) {
  const { frequency } = values;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Repeats" name="repeatFrequency" optionalLabel={null}>
        {(control) => (
          <Select
            {...control}
            value={frequency}
            onChange={({ target }) =>
              onChange({ frequency: FREQUENCIES.find((one) => one === target.value) ?? 'never' })
            }
          >
            <option value="never">Does not repeat</option>
            {FREQUENCIES.map((one) => (
              <option key={one} value={one}>
                Every … {frequencyNames[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {frequency !== 'never' && (
        <Field
          label="Every"
          name="repeatEvery"
          optionalLabel={null}
          error={errors.every}
          hint={frequencyNames[frequency]}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={1}
              max={99}
              value={values.every}
              onChange={({ target }) => onChange({ every: target.value })}
            />
          )}
        </Field>
      )}
      {frequency === 'weekly' && (
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 text-[0.9375rem] font-medium text-ink">On</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {RULE_WEEKDAYS.map((day) => (
              <label key={day} className="flex items-center gap-2">
                <TickBox
                  type="checkbox"
                  name={weekdayField(day)}
                  checked={values.weekdays.includes(day)}
                  onChange={({ target }) =>
                    onChange({
                      weekdays: RULE_WEEKDAYS.filter((one) =>
                        one === day ? target.checked : values.weekdays.includes(one),
                      ),
                    })
                  }
                />
                {weekdayNames[day]}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {frequency === 'monthly' && (
        <Field label="On the" name="repeatMonthly" optionalLabel={null}>
          {(control) => (
            <Select
              {...control}
              value={values.monthly}
              onChange={({ target }) =>
                onChange({ monthly: target.value === 'lastWeekday' ? 'lastWeekday' : 'day' })
              }
            >
              <option value="day">Same day as the due date</option>
              <option value="lastWeekday">Last weekday of the month</option>
            </Select>
          )}
        </Field>
      )}
      {frequency !== 'never' && <RepeatEnd values={values} errors={errors} onChange={onChange} />}
    </div>
  );
}
