import { Spinner } from '@/components/ui/spinner';
import { notices } from '@/lib/notices';

export function Verifying() {
  return (
    <main className="grid min-h-dvh place-items-center px-6">
      <p role="status" className="flex items-center gap-3 text-staff text-ink">
        <Spinner />
        {notices.verifyingAuthentication}
      </p>
    </main>
  );
}
