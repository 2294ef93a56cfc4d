import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { kindLabels, VIDEO_KINDS } from '@/lib/content/videos/schema';

type KindFieldsProps = {
  values?: Record<string, string>;
  errors?: Record<string, string>;
  /** False for a file, which states whether it has sound. */
  asksSound?: boolean;
};

/** Fields that say what a video is. Visitors see it next to each link to the video. */
export function KindFields({ values = {}, errors = {}, asksSound = true }: KindFieldsProps) {
  return (
    <>
      <Field
        label={kindLabels.kind}
        name="kind"
        error={errors.kind}
        hint="Visitors read this with the length of the video, before they open it."
      >
        {(control) => (
          <Select {...control} defaultValue={values.kind}>
            {Object.entries(VIDEO_KINDS).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {asksSound && (
        <Field label={kindLabels.sound} name="sound" error={errors.sound}>
          {(control) => (
            <Select {...control} defaultValue={values.sound}>
              <option value="yes">With sound</option>
              <option value="no">No sound</option>
            </Select>
          )}
        </Field>
      )}
    </>
  );
}
