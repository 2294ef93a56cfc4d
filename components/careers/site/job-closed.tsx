import { Notice } from '@/components/ui/notice';
import { takeFocus } from '@/components/ui/take-focus';
import { careerNotices } from '@/lib/notices/careers';
import { visitorPaths } from '@/lib/paths/visitors';

/** Replaces the form of a closed job and takes its focus. */
export function JobClosed({ takesFocus }: { takesFocus: boolean }) {
  return (
    <div ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className="scroll-mt-24">
      <Notice tone="info" title={careerNotices.jobClosed}>
        <a href={visitorPaths.careers} className="text-accent underline underline-offset-4">
          See the open jobs
        </a>
      </Notice>
    </div>
  );
}
