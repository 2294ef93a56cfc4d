import { fieldId } from '@/components/ui/field-id';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import { PolicyLink } from '@/components/ui/policy-line';

type ConsentFieldProps = { isChecked: boolean; error: string | undefined };

/** Consent checkbox for email; unchecked by default. */
export function ConsentField({ isChecked, error }: ConsentFieldProps) {
  const id = fieldId('consent');
  const noteId = `${id}-note`;
  return (
    <div>
      <label className="flex items-start gap-3 text-[0.9375rem] leading-6">
        <input
          id={id}
          type="checkbox"
          name="consent"
          value="yes"
          required
          defaultChecked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && noteId}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
        <span>
          Send me new posts and the newsletter by email. I agree to the <PolicyLink />.
        </span>
      </label>
      {error && (
        <p id={noteId} className="mt-1.5 flex gap-1.5 text-staff text-high">
          <LineIcon d={icons.circleAlert} className="mt-0.5 size-4 shrink-0" strokeWidth={2} />
          {error}
        </p>
      )}
    </div>
  );
}
