import type { WaitingAnnouncement } from '@/lib/blog/announcements/model';
import { CallBack } from './call-back';

type WaitingMailsProps = { postId: string; waiting: Promise<WaitingAnnouncement | null> };

/** Lists the emails about a post that can still be cancelled. */
export async function WaitingMails({ postId, waiting: reading }: WaitingMailsProps) {
  const waiting = await reading;
  if (!waiting) return null;
  return (
    <CallBack
      key={waiting.leavesAt}
      postId={postId}
      waiting={waiting}
      now={new Date().toISOString()}
    />
  );
}
