import { answerProps } from '@/components/ui/answer';
import { buttonStyle } from '@/components/ui/button-style';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import { academyNotices } from '@/lib/notices/academy';
import { visitorPaths } from '@/lib/paths/visitors';

type EnrolledProps = {
  email: string;
  /** True if the site can send email. */
  isMailed: boolean;
  /** True if the course is not open yet and the visitor joined its waiting list. */
  waits: boolean;
};

/** Success message that replaces the enrolment form and takes focus. */
export function Enrolled({ email, isMailed, waits }: EnrolledProps) {
  return (
    <div>
      <LineIcon d={icons.circleCheck} className="size-10 text-low" strokeWidth={1.5} />
      <h3 {...answerProps} className="mt-4 text-h3">
        {waits ? 'You are on the list' : 'Your place is reserved'}
      </h3>
      <p role="status" className="mt-2 text-ink">
        {waits ? academyNotices.waitingForCourse : academyNotices.enrolled}
      </p>
      <p className="mt-2">
        {isMailed
          ? 'A confirmation is on its way to '
          : 'We cannot send email at the moment. A confirmation will follow to '}
        <span className="break-words text-ink">{email}</span>.{' '}
        {isMailed && 'If it does not arrive within five minutes, check your spam folder.'}
      </p>
      <a
        href={visitorPaths.academy}
        className={buttonStyle({ variant: 'secondary', className: 'mt-6' })}
      >
        See the other courses
      </a>
    </div>
  );
}
