import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { FormAnswer } from '@/components/ui/form-answer';
import type { FormProps } from '@/components/ui/use-form-action';
import type { Refusal } from '@/lib/core/actions/refusal';
import { MOVE_FORM_ID } from './move-form';
import { ReasonField } from './reason-field';

type CancelFormProps = {
  token: string;
  /** Start in business time, formatted for display. */
  moment: string;
  action: { formProps: FormProps; pending: boolean };
  refusal: Refusal | undefined;
};

/** Cancels the booking of a signed link. The first click asks for confirmation, also without JavaScript. */
export function CancelForm({ token, moment, action, refusal }: CancelFormProps) {
  return (
    <form {...action.formProps} className="space-y-4 border-t border-line pt-8">
      <input type="hidden" name="token" value={token} />
      <details open={refusal !== undefined}>
        <summary className={buttonStyle({ variant: 'secondary' })}>Cancel consultation…</summary>
        <div className="mt-6">
          <p className="font-medium text-ink">Cancel your consultation on {moment}?</p>
          <p className="mt-1 mb-4 text-ink-2">
            Your time becomes free for others. If only the time does not suit you,{' '}
            <a href={`#${MOVE_FORM_ID}`} className="text-accent underline underline-offset-4">
              move it instead
            </a>
            .
          </p>
          <ReasonField id="cancel-reason" refusal={refusal} />
          <Button
            type="submit"
            variant="danger"
            pending={action.pending}
            pendingLabel="Cancelling..."
          >
            Yes, cancel it
          </Button>
          <FormAnswer refusal={refusal} labels={{}} />
        </div>
      </details>
    </form>
  );
}
