'use client';

import { type ReactNode, useState } from 'react';
import { useDesk } from '@/components/content/use-desk';
import { toast } from '@/components/ui/toast';
import { askAudience } from '@/lib/blog/announcements/actions';
import type { Audience } from '@/lib/blog/announcements/model';
import { contentKinds } from '@/lib/content/kinds';
import { includesLevel } from '@/lib/core/auth/content-rights';
import { notices } from '@/lib/notices';
import type { ContentTable } from '@/lib/paths';
import { PublishDialog } from './publish-dialog';
import { useChecksQuestion } from './use-checks-question';
import { type Step, useRegistrantsQuestion } from './use-registrants-question';

type Question = {
  ids: string[];
  audience: Audience;
  answer: (notifiesSubscribers: boolean | null) => void;
};

/** People who are mailed about a step. */
export type Answers = { notifiesSubscribers?: boolean; tellsRegistrants?: boolean };

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
 * Returns `ask`, which shows what to look at before something is published, asks before subscribers or registrants are
 * mailed about a step, and resolves to the answers;
 * null: take no step. It does not ask where nobody would be mailed, nor somebody who may mail nobody. Render `dialog` anywhere on the screen.
 */
export function usePublishQuestion(table: ContentTable): {
  ask: (step: Step) => Promise<Answers | null>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const checks = useChecksQuestion(table);
  const registrants = useRegistrantsQuestion();
  const mayMail = includesLevel(useDesk(table).level, 'mail');

  async function ask(step: Step): Promise<Answers | null> {
    if (!(await checks.ask(step))) return null;
    if (!mayMail) return {};
    if (contentKinds[table].hasRegistrants) {
      const tellsRegistrants = await registrants.ask(step);
      return tellsRegistrants === null ? null : { tellsRegistrants };
    }
    const goesLive = step.to === 'published' && step.from !== 'published';
    if (!contentKinds[table].isAnnounced || !goesLive) return {};
    const notifiesSubscribers = await askAboutPosts(step.ids);
    return notifiesSubscribers === null ? null : { notifiesSubscribers };
  }

  async function askAboutPosts(ids: string[]): Promise<boolean | null> {
    const audience = await fetchAudience(ids);
    if (!audience || audience.posts * audience.recipients === 0) return audience && false;
    return new Promise((resolve) => {
      setQuestion({ ids, audience, answer: resolve });
      setOpen(true);
    });
  }

  const mails =
    registrants.dialog ??
    (question && (
      <PublishDialog
        ids={question.ids}
        audience={question.audience}
        open={isOpen}
        onAnswer={(choice) => {
          setOpen(false);
          question.answer(choice);
        }}
      />
    ));
  const dialog = (
    <>
      {checks.dialog}
      {mails}
    </>
  );
  return { ask, dialog };
}
