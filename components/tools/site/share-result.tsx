import { Link2, Printer } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';

const look = buttonStyle({ variant: 'quiet', size: 'sm' });

/** Buttons that print a result or copy its URL; without JavaScript the browser's own do it. */
export function ShareResult({ path }: { path: string }) {
  return (
    <div className="needs-script -mx-3 flex flex-wrap items-center gap-2 print:hidden">
      <button
        type="button"
        data-share="copy"
        data-path={path}
        data-done="Link copied. It opens these numbers, and no names."
        data-failed="The link could not be copied. Please copy the URL of this page."
        className={look}
      >
        <Link2 aria-hidden className="size-4" /> Copy link
      </button>
      <button type="button" data-share="print" className={look}>
        <Printer aria-hidden className="size-4" /> Print
      </button>
      <span role="status" className="text-staff" />
    </div>
  );
}
