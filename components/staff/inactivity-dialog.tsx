import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

type InactivityDialogProps = {
  /** Seconds until the sign-out; null while there is no warning. */
  secondsLeft: number | null;
  onStay: () => void;
  onSignOut: () => void;
};

/** Warns before the sign-out for inactivity. Any activity extends the session, including closing the dialog. */
export function InactivityDialog({ secondsLeft, onStay, onSignOut }: InactivityDialogProps) {
  return (
    <Dialog
      open={secondsLeft !== null}
      onOpenChange={(open) => open || onStay()}
      title="Are you still there?"
      description="You have been inactive for a while. To protect your account you will be signed out, here and in your other tabs."
      footer={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            Sign out now
          </Button>
          <Button onClick={onStay}>Stay signed in</Button>
        </>
      }
    >
      {secondsLeft !== null && (
        <p role="timer" className="flex items-baseline gap-2">
          <span className="font-mono text-[2rem] leading-10 text-ink tabular-nums">
            {secondsLeft}
          </span>
          {secondsLeft === 1 ? 'second left' : 'seconds left'}
        </p>
      )}
    </Dialog>
  );
}
