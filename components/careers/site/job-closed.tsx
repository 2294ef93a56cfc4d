import { answerProps } from '@/components/ui/answer';
import { Notice } from '@/components/ui/notice';
import { careerNotices } from '@/lib/notices/careers';
import { visitorPaths } from '@/lib/paths/visitors';

/** Notice that replaces the form of a closed job and takes focus. */
export function JobClosed({ takesFocus }: { takesFocus: boolean }) {
  return (
    <Notice {...(takesFocus && answerProps)} tone="info" title={careerNotices.jobClosed}>
      <a href={visitorPaths.careers} className="text-accent underline underline-offset-4">
        See the open jobs
      </a>
    </Notice>
  );
}
