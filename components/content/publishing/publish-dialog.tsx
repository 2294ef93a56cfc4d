import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import type { Audience } from '@/lib/blog/announcements/model';
import { announcementMailPath } from '@/lib/paths/files';
import { peopleCount } from './people-count';

type PublishDialogProps = {
  /** Ids of the posts to publish. */
  ids: readonly string[];
  audience: Audience;
  /** Text about further effects of publishing. */
  effects?: ReactNode;
  open: boolean;
  /** Called with true to email the subscribers, false to publish without an email, null to cancel. */
  onAnswer: (notifiesSubscribers: boolean | null) => void;
};

/** Asks whether to email the subscribers about posts that go live. */
export function PublishDialog({
  ids: [first],
  audience: { posts, recipients, mails, topics },
  effects,
  open,
  onAnswer,
}: PublishDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onAnswer(null)}
      title={`Email ${peopleCount(recipients)}?`}
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={() => onAnswer(null)}>
            Cancel
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onAnswer(false)}>
            Publish without email
          </Button>
          <Button size="sm" onClick={() => onAnswer(true)}>
            Publish and email
          </Button>
        </>
      }
    >
      {effects && <div className="mb-4 border-b border-line pb-4">{effects}</div>}
      <p>
        {posts === 1
          ? `Every subscriber to ${topics.join(', ')} who wants each post gets one email.`
          : `${mails} emails about ${posts} posts go to subscribers to ${topics.join(', ')} who want each post.`}{' '}
        They are sent after two minutes, until when you can recall them. A post is announced only
        once.
      </p>
      {posts === 1 && first && (
        <ButtonLink
          href={announcementMailPath(first)}
          target="_blank"
          variant="quiet"
          size="sm"
          className="mt-3"
        >
          See the email
        </ButtonLink>
      )}
    </Dialog>
  );
}
