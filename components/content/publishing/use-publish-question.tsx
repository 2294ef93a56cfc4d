'use client';

import { type ReactNode, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { askAudience } from '@/lib/blog/announcements/actions';
import type { Audience } from '@/lib/blog/announcements/model';
import { contentKinds } from '@/lib/content/kinds';
import { notices } from '@/lib/notices';
import type { ContentTable } from '@/lib/paths';
import { PublishDialog } from './publish-dialog';

type Question = { audience: Audience; answer: (notifiesSubscribers: boolean | null) => void };

/** Returns who would be mailed if these posts went live, or null after a toast that says why it is unknown. */
export async function fetchAudience(ids: string[], at?: Date): Promise<Audience | null> {
  const { data, serverError } = await askAudience({ ids, at: at?.toISOString() }).catch(() => ({
    data: undefined,
    serverError: { notice: 'contentNotMoved' as const },
  }));
  if (data) return data;
  toast.error(notices[serverError?.notice ?? 'somethingWentWrong']);
  return null;
}

/**
 * Returns `ask`, which asks before subscribers are mailed: true mails them, false does not, null publishes nothing.
 * It does not ask where nobody would be mailed. Render `dialog` anywhere on the screen.
 */
export function usePublishQuestion(table: ContentTable): {
  ask: (ids: string[]) => Promise<boolean | null>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function ask(ids: string[]): Promise<boolean | null> {
    if (!contentKinds[table].isAnnounced) return false;
    const audience = await fetchAudience(ids);
    if (!audience || audience.posts * audience.recipients === 0) return audience && false;
    return new Promise((resolve) => {
      setQuestion({ audience, answer: resolve });
      setOpen(true);
    });
  }

  const dialog = question && (
    <PublishDialog
      audience={question.audience}
      open={isOpen}
      onAnswer={(choice) => {
        setOpen(false);
        question.answer(choice);
      }}
    />
  );
  return { ask, dialog };
}
