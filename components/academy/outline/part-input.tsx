import { type ComponentProps, useId } from 'react';
import { Input } from '@/components/ui/input';

type PartInputProps = Omit<ComponentProps<'input'>, 'aria-label'> & {
  label: string;
  error: string | undefined;
  /** Validates the field on blur, then on every change until it is valid. */
  onCheck: () => void;
};

/** Input of a chapter or lesson, with its error message below. */
export function PartInput({ label, error, onCheck, onChange, ...rest }: PartInputProps) {
  const id = useId();
  return (
    <>
      <Input
        {...rest}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onBlur={onCheck}
        onChange={(event) => {
          onChange?.(event);
          if (error) onCheck();
        }}
      />
      {error && (
        <p id={id} className="mt-1 text-staff text-high">
          {error}
        </p>
      )}
    </>
  );
}
