'use client';

import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import type { FormProps } from '@/components/ui/use-form-action';

type PressFormProps = {
  token: string;
  action: { formProps: FormProps; pending: boolean };
  label: string;
  /** True for the primary action of the page, which needs a single click. Other actions ask for confirmation first. */
  isMain?: boolean;
  confirm?: string;
  text?: string;
};

/**
 * Form with a single button on a private page. Works without JavaScript. A destructive action asks for confirmation.
 */
export function PressForm({ token, action, label, isMain, confirm, text }: PressFormProps) {
  const hidden = <input type="hidden" name="token" value={token} />;
  if (isMain) {
    return (
      <form {...action.formProps}>
        {hidden}
        <Button type="submit" size="lg" pending={action.pending} pendingLabel="Submitting...">
          {label}
        </Button>
      </form>
    );
  }
  return (
    <form {...action.formProps} className="border-t border-line pt-8">
      {hidden}
      <details>
        <summary className={buttonStyle({ variant: 'secondary' })}>{label}</summary>
        <p className="mt-5 mb-4">{text}</p>
        <Button
          type="submit"
          variant="danger"
          pending={action.pending}
          pendingLabel="Submitting..."
        >
          {confirm}
        </Button>
      </details>
    </form>
  );
}
