'use client';

import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import type { FormProps } from '@/components/ui/use-form-action';

type PressFormProps = {
  token: string;
  action: { formProps: FormProps; pending: boolean };
  label: string;
  /** The main thing to do on the page: one press does it. Otherwise the first press asks. */
  isMain?: boolean;
  confirm?: string;
  text?: string;
};

/** One press on a private page. It works without JavaScript; a press that takes something away asks first. */
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
