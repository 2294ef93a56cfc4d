import { Button } from '@/components/ui/button';

type CancelFormProps = {
  token: string;
  action: { formAction: (form: FormData) => void; pending: boolean };
};

/** Cancels the booking of a signed link. */
export function CancelForm({ token, action }: CancelFormProps) {
  return (
    <form action={action.formAction} className="border-t border-line pt-8">
      <input type="hidden" name="token" value={token} />
      <p className="mb-4 text-ink-2">
        You no longer need it? Cancelling frees the time for others.
      </p>
      <Button type="submit" variant="danger" pending={action.pending} pendingLabel="Cancelling...">
        Cancel consultation
      </Button>
    </form>
  );
}
