import type { ReactNode } from 'react';
import { answerProps } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import { webinarNotices } from '@/lib/notices/webinars';
import { visitorPaths } from '@/lib/paths/visitors';

type RegistrationSuccessProps = {
  email: string;
  /** True if the site can send mail. */
  isMailed: boolean;
  /** True if the confirmation contains the link to join; otherwise it follows. */
  hasRoom: boolean;
  onAgain: () => void;
  children: ReactNode;
};

/** The success view of spec section 2. Without JavaScript its button reloads the page with an empty form. */
export function RegistrationSuccess(props: RegistrationSuccessProps) {
  const { email, isMailed, hasRoom, onAgain, children } = props;
  const sent = hasRoom ? 'The link to join and a calendar file' : 'A calendar file';
  return (
    <div>
      <LineIcon d={icons.circleCheck} className="size-10 text-low" strokeWidth={1.5} />
      <h2 {...answerProps} className="mt-4 text-h3">
        Registration Successful!
      </h2>
      <p role="status" className="mt-2">
        {webinarNotices.webinarRegistered}
      </p>
      <p className="mt-2 mb-6">
        {isMailed
          ? `${sent} ${hasRoom ? 'are on their way' : 'is on its way'} to `
          : 'We cannot send mail at the moment. The link to join and a calendar file follow to '}
        <span className="break-words text-ink">{email}</span>.
        {isMailed && !hasRoom && ' The link to join follows before the webinar starts.'}
      </p>
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAgain();
        }}
        className="mt-6 flex flex-wrap gap-3"
      >
        <Button type="submit">Register for Another Webinar</Button>
        <a href={visitorPaths.webinars} className={buttonStyle({ variant: 'secondary' })}>
          See all webinars
        </a>
      </form>
    </div>
  );
}
