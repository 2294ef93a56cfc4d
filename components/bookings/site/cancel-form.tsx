import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import type { FormProps } from '@/components/ui/use-form-action';
import type { Refusal } from '@/lib/core/actions/failure';
import { ReasonField } from './reason-field';

type CancelFormProps = {
  token: string;
  action: { formProps: FormProps; pending: boolean };
  refusal: Refusal | undefined;
};

/** Cancels the booking of a signed link. */
export function CancelForm({ token, action, refusal }: CancelFormProps) {
  return (
    <form {...action.formProps} className="space-y-4 border-t border-line pt-8">
      <input type="hidden" name="token" value={token} />
      <p className="text-ink-2">You no longer need it? Cancelling frees the time for others.</p>
      <ReasonField id="cancel-reason" refusal={refusal} />
      <Button type="submit" variant="danger" pending={action.pending} pendingLabel="Cancelling...">
        Cancel consultation
      </Button>
      <FormAnswer refusal={refusal} labels={{}} />
    </form>
  );
}
