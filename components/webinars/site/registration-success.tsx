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
  /** True if the site can send email. */
  isMailed: boolean;
  /** Position on the waiting list; 0 if a free place is held for the person; null if they have a place. */
  waits: number | null;
  onAgain: () => void;
  children: ReactNode;
};

const waitingText = (position: number) =>
  position === 0
    ? 'A place has just become free, and we are holding it for you.'
    : `You are number ${position}. When a place becomes free, we offer it to the next person on the list.`;

/** Success view of spec section 2. Without JavaScript its button reloads the page with an empty form. */
export function RegistrationSuccess(props: RegistrationSuccessProps) {
  const { email, isMailed, waits, onAgain, children } = props;
  const has = waits === null;
  return (
    <div>
      <LineIcon d={icons.circleCheck} className="size-10 text-low" strokeWidth={1.5} />
      <h2 {...answerProps} className="mt-4 text-h3">
        {has ? 'Registration Successful!' : 'You are on the waiting list'}
      </h2>
      <p role="status" className="mt-2">
        {has ? webinarNotices.webinarRegistered : waitingText(waits)}
      </p>
      <p className="mt-2 mb-6">
        {isMailed ? '' : 'We cannot send email at the moment. '}
        {has
          ? 'The link to your page and a calendar file'
          : 'The link to your page, with your position,'}{' '}
        {isMailed ? (has ? 'are on their way to ' : 'is on its way to ') : 'will follow to '}
        <span className="break-words text-ink">{email}</span>.
      </p>
      {has && children}
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
