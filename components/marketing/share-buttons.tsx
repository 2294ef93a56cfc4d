import { Link2, Printer } from 'lucide-react';
import { buttonStyle } from '@/components/ui/button-style';

const look = buttonStyle({ variant: 'quiet', size: 'sm' });

type ShareButtonsProps = {
  /** Path to copy instead of the page's own path. */
  path?: string;
  /** Confirmation that the link was copied. */
  done: string;
};

/** Buttons to copy a URL or print the page. Both need the site script (components/marketing/script/share.ts). */
export function ShareButtons({ path, done }: ShareButtonsProps) {
  return (
    <div className="needs-script -mx-3 flex flex-wrap items-center gap-2 print:hidden">
      <button
        type="button"
        data-share="copy"
        data-path={path}
        data-done={done}
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
