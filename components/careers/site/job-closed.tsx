import { Notice } from '@/components/ui/notice';
import { takeFocus } from '@/components/ui/take-focus';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

/** Replaces the form of a closed job and takes its focus. */
export function JobClosed({ takesFocus }: { takesFocus: boolean }) {
  return (
    <div ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className="scroll-mt-24">
      <Notice tone="info" title={notices.jobClosed}>
        <a href={paths.careers} className="text-accent underline underline-offset-4">
          See the open jobs
        </a>
      </Notice>
    </div>
  );
}
