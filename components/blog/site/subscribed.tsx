'use client';

import { CircleCheck, Info } from 'lucide-react';
import { takeFocus } from '@/components/ui/take-focus';
import { notices } from '@/lib/notices';

type SubscribedProps = { notice: 'blogSubscribed' | 'blogAlreadySubscribed' };

/** Replaces the form after a subscription. */
export function Subscribed({ notice }: SubscribedProps) {
  const isNew = notice === 'blogSubscribed';
  const Icon = isNew ? CircleCheck : Info;
  return (
    <div ref={takeFocus} tabIndex={-1} role="status" className="flex gap-4 outline-none">
      <Icon
        aria-hidden
        className={`mt-0.5 size-6 shrink-0 ${isNew ? 'text-low' : 'text-accent'}`}
        strokeWidth={1.75}
      />
      <div className="max-w-measure">
        <p className="text-h3 text-ink">{notices[notice]}</p>
        <p className="mt-1">
          {isNew
            ? notices.blogConfirmationSent
            : 'If you have not confirmed your email yet, please look for our mail with the link.'}
        </p>
      </div>
    </div>
  );
}
