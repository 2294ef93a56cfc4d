'use client';

import { answerProps } from '@/components/ui/answer';
import { icons } from '@/components/ui/icons';
import { LineIcon } from '@/components/ui/line-icon';
import { blogNotices } from '@/lib/notices/blog';

type SubscribedProps = {
  notice: 'blogSubscribed' | 'blogAlreadySubscribed';
  /** True if the site can send email. */
  isMailed: boolean;
};

function nextStep({ notice, isMailed }: SubscribedProps): string {
  if (!isMailed) return blogNotices.blogConfirmationLater;
  return notice === 'blogSubscribed'
    ? blogNotices.blogConfirmationSent
    : 'If you have not confirmed your email yet, please look for our email with the confirmation link.';
}

/** Success message that replaces the subscription form. */
export function Subscribed(props: SubscribedProps) {
  const { notice } = props;
  const isNew = notice === 'blogSubscribed';
  return (
    <div {...answerProps} role="status" className="flex gap-4 outline-none">
      <LineIcon
        d={isNew ? icons.circleCheck : icons.info}
        className={`mt-0.5 size-6 shrink-0 ${isNew ? 'text-low' : 'text-accent'}`}
      />
      <div className="max-w-measure">
        <p className="text-h3 text-ink">{blogNotices[notice]}</p>
        <p className="mt-1">{nextStep(props)}</p>
      </div>
    </div>
  );
}
