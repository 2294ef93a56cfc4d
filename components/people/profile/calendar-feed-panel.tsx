'use client';

import { useState } from 'react';
import { type Answer, useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { renewCalendarFeed, revokeCalendarFeed } from '@/lib/calendar/feed/actions';
import { peopleNotices } from '@/lib/notices/people';

/** `used` says when the feed was created and last read, in the person's time zone. */
type CalendarFeedPanelProps = { feed: { url: string; used: string } | null };

type Question = { title: string; label: string; text: string; action: () => Promise<Answer> };

const questions: Record<'renew' | 'revoke', Question> = {
  renew: {
    title: 'Create a new feed URL?',
    label: 'New address',
    text: 'The current address stops working at once. Enter the new one in your calendar programs.',
    action: renewCalendarFeed,
  },
  revoke: {
    title: 'Revoke the feed?',
    label: 'Revoke',
    text: 'Calendar programs can no longer read it. You can create a new one at any time.',
    action: revokeCalendarFeed,
  },
};

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(peopleNotices.calendarFeedCopied);
  } catch {
    toast.error(peopleNotices.calendarFeedNotCopied);
  }
}

/** Panel to create, copy, renew or revoke the secret URL of a person's calendar feed. */
export function CalendarFeedPanel({ feed }: CalendarFeedPanelProps) {
  const { run, isPending } = useStaffAction();
  const [asked, ask] = useState<keyof typeof questions | null>(null);
  if (!feed) {
    return (
      <Button variant="secondary" pending={isPending} onClick={() => run(renewCalendarFeed)}>
        Create a feed URL
      </Button>
    );
  }
  return (
    <>
      <Field label="Address" name="feed" hint={feed.used} optionalLabel={null}>
        {(control) => (
          <Input
            {...control}
            readOnly
            value={feed.url}
            onFocus={({ target }) => target.select()}
            className="font-mono text-staff"
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => copy(feed.url)}>
          Copy
        </Button>
        <Button variant="quiet" size="sm" onClick={() => ask('renew')}>
          New address
        </Button>
        <Button variant="quiet" size="sm" onClick={() => ask('revoke')}>
          Revoke
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => ask(null)}
          title={questions[asked].title}
          confirmLabel={questions[asked].label}
          pending={isPending}
          onConfirm={async () => {
            await run(questions[asked].action);
            ask(null);
          }}
        >
          {questions[asked].text}
        </ConfirmDialog>
      )}
    </>
  );
}
