import { Spinner } from '@/components/ui/spinner';
import { signInNotices } from '@/lib/notices/sign-in';

export function Verifying() {
  return (
    <main className="grid min-h-dvh place-items-center px-6">
      <p role="status" className="flex items-center gap-3 text-staff text-ink">
        <Spinner />
        {signInNotices.verifyingAuthentication}
      </p>
    </main>
  );
}
