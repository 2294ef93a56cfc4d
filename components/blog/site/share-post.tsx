import { Link2, Printer } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';

const look = buttonStyle({ variant: 'quiet', size: 'sm' });

/** Copies the URL of the post or prints it; both need the site script (components/marketing/script/share.ts). */
export function SharePost() {
  return (
    <div className="needs-script -mx-3 flex flex-wrap items-center gap-2 print:hidden">
      <button
        type="button"
        data-share="copy"
        data-done="Link copied."
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
