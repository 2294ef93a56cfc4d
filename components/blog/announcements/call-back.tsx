'use client';

import { useEffect, useState } from 'react';
import { peopleCount } from '@/components/content/publishing/people-count';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { callBackAnnouncement } from '@/lib/blog/announcements/actions';
import type { WaitingAnnouncement } from '@/lib/blog/announcements/model';

const SECOND_MS = 1000;

type CallBackProps = { postId: string; waiting: WaitingAnnouncement; now: string };

/** Button that cancels the emails about a post, with a countdown until the first one is sent. */
export function CallBack({ postId, waiting: { recipients, leavesAt }, now }: CallBackProps) {
  const { run, isPending } = useStaffAction();
  const [left, setLeft] = useState(() => secondsUntil(leavesAt, now));

  // The browser's clock may be wrong, so it only measures the time since the server's timestamp.
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), SECOND_MS);
    return () => clearInterval(timer);
  }, []);

  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Notice
      tone="info"
      title={left > 0 ? `${peopleCount(recipients)} will be mailed` : 'The emails are being sent'}
      className="mb-6"
    >
      <p>
        {left > 0 ? (
          <>
            The first email is sent in{' '}
            <span aria-hidden className="font-mono tabular-nums">
              {clock}
            </span>
            <span className="sr-only">less than two minutes</span>.
          </>
        ) : (
          'Emails that have not been sent can still be recalled.'
        )}
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        pending={isPending}
        pendingLabel="Recalling…"
        onClick={() => run(() => callBackAnnouncement({ id: postId }))}
      >
        Recall the emails
      </Button>
    </Notice>
  );
}

const secondsUntil = (instant: string, now: string) =>
  Math.max(0, Math.round((Date.parse(instant) - Date.parse(now)) / SECOND_MS));
