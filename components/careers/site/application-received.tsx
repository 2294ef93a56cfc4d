import { answerProps } from '@/components/ui/answer';
import { buttonStyle } from '@/components/ui/button-style';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import { applicationPromise } from '@/lib/careers/hiring-steps';
import { careerNotices } from '@/lib/notices/careers';
import { visitorPaths } from '@/lib/paths/visitors';

type ApplicationReceivedProps = {
  firstName: string;
  email: string;
  /** True if the site can send email. */
  isMailed: boolean;
};

/** Success message that replaces the application form and takes focus. */
export function ApplicationReceived({ firstName, email, isMailed }: ApplicationReceivedProps) {
  return (
    <div>
      <LineIcon d={icons.circleCheck} className="size-10 text-low" strokeWidth={1.5} />
      <h3 {...answerProps} className="mt-4 text-h2">
        Thank you, {firstName}
      </h3>
      <p role="status" className="mt-3">
        {careerNotices.applicationReceived}
      </p>
      <p className="mt-2 max-w-measure">
        You hear from us {applicationPromise}.{' '}
        {isMailed
          ? `What happens until then and after is on its way to ${email}.`
          : `We cannot send email at the moment; what happens until then and after follows to ${email}.`}
      </p>
      <a
        href={visitorPaths.careers}
        className={buttonStyle({ variant: 'secondary', className: 'mt-6' })}
      >
        See the other jobs
      </a>
    </div>
  );
}
