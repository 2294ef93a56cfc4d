import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

const takeFocus = (box: HTMLDivElement | null) => box?.focus();

/** Stands where the form was; takes the focus from its button when it replaces it. */
export function JobClosed({ takesFocus }: { takesFocus: boolean }) {
  return (
    <div ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className="scroll-mt-24">
      <Notice tone="info" title={notices.jobClosed}>
        <Link href={paths.careers} className="text-accent underline underline-offset-4">
          See the open jobs
        </Link>
      </Notice>
    </div>
  );
}
