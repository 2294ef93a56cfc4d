import { Button } from '@/components/ui/button';
import type { Refusal } from '@/lib/core/actions/failure';
import { ReasonField } from './reason-field';

type CancelFormProps = {
  token: string;
  action: { formAction: (form: FormData) => void; pending: boolean };
  refusal: Refusal | undefined;
};

/** Cancels the booking of a signed link. */
export function CancelForm({ token, action, refusal }: CancelFormProps) {
  return (
    <form action={action.formAction} className="border-t border-line pt-8">
      <input type="hidden" name="token" value={token} />
      <p className="mb-4 text-ink-2">
        You no longer need it? Cancelling frees the time for others.
      </p>
      <ReasonField id="cancel-reason" refusal={refusal} />
      <Button type="submit" variant="danger" pending={action.pending} pendingLabel="Cancelling...">
        Cancel consultation
      </Button>
    </form>
  );
}
