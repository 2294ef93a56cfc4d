import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Audience } from '@/lib/blog/announcements/model';
import { peopleCount } from './people-count';

type PublishDialogProps = {
  audience: Audience;
  /** Says what else publishing does. */
  effects?: ReactNode;
  open: boolean;
  /** True mails the subscribers, false publishes without a mail, null publishes nothing. */
  onAnswer: (notifiesSubscribers: boolean | null) => void;
};

/** Asks whether the subscribers are mailed about posts that go live. */
export function PublishDialog({
  audience: { posts, recipients },
  effects,
  open,
  onAnswer,
}: PublishDialogProps) {
  const each = posts === 1 ? 'a mail about it' : `${posts} mails, one about each post`;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onAnswer(null)}
      title={`Mail ${peopleCount(recipients)}?`}
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={() => onAnswer(null)}>
            Cancel
          </Button>
          <Button variant="secondary" size="sm" onClick={() => onAnswer(false)}>
            Publish without mail
          </Button>
          <Button size="sm" onClick={() => onAnswer(true)}>
            Publish and mail {recipients}
          </Button>
        </>
      }
    >
      {effects && <div className="mb-4 border-b border-line pb-4">{effects}</div>}
      Everybody who subscribes to the blog at this moment gets {each}. Mails cannot be taken back. A
      post is announced once at most.
    </Dialog>
  );
}
