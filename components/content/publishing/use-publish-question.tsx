'use client';

import { type ReactNode, useState } from 'react';
import { useDesk } from '@/components/content/use-desk';
import { answerOf } from '@/components/records/answer-of';
import { toastRefusal } from '@/components/ui/toast';
import { askAudience } from '@/lib/blog/announcements/actions';
import type { Audience } from '@/lib/blog/announcements/model';
import { contentKinds } from '@/lib/content/kinds';
import { refusalIn } from '@/lib/core/actions/refusal';
import { includesLevel } from '@/lib/core/auth/content-rights';
import type { ContentTable } from '@/lib/paths';
import { PublishDialog } from './publish-dialog';
import { PublishEffects } from './publish-effects';
import { useChecksQuestion } from './use-checks-question';
import { useEffectsDialog } from './use-effects-dialog';
import { type Step, useRegistrantsQuestion } from './use-registrants-question';

type Question = {
  ids: string[];
  slug?: string;
  audience: Audience;
  answer: (notifiesSubscribers: boolean | null) => void;
};

/** Recipients of the emails about a state change. */
export type Answers = { notifiesSubscribers?: boolean; tellsRegistrants?: boolean };

/** Returns the subscribers who would be emailed about these posts. On failure it shows a toast and returns null. */
export async function fetchAudience(ids: string[], at?: Date): Promise<Audience | null> {
  const answer = await answerOf(askAudience({ ids, at: at?.toISOString() }));
  if (answer.data) return answer.data;
  toastRefusal(refusalIn(answer));
  return null;
}

/**
 * Returns `ask`, which shows the findings of the checks, explains the effects of publishing, and asks before
 * subscribers or registrants are emailed. Resolves to the answers, or to null to cancel. Render `dialog` anywhere on
 * the screen.
 */
export function usePublishQuestion(table: ContentTable): {
  ask: (step: Step) => Promise<Answers | null>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const checks = useChecksQuestion(table);
  const registrants = useRegistrantsQuestion();
  const live = useEffectsDialog(table);
  const mayMail = includesLevel(useDesk(table).level, 'mail');

  async function ask(step: Step): Promise<Answers | null> {
    if (!(await checks.ask(step))) return null;
    const goesLive = step.to === 'published' && step.from !== 'published';
    const { isAnnounced, hasRegistrants } = contentKinds[table];
    if (mayMail && isAnnounced && goesLive) {
      const notifiesSubscribers = await askAboutPosts(step);
      return notifiesSubscribers === null ? null : { notifiesSubscribers };
    }
    const goesOn = !goesLive || step.slug === undefined || (await live.ask(step.slug));
    if (!goesOn) return null;
    if (!mayMail || !hasRegistrants) return {};
    const tellsRegistrants = await registrants.ask(step);
    return tellsRegistrants === null ? null : { tellsRegistrants };
  }

  async function askAboutPosts({ ids, slug }: Step): Promise<boolean | null> {
    const audience = await fetchAudience(ids);
    if (!audience) return null;
    if (audience.posts * audience.recipients === 0) {
      // No subscriber receives an immediate email; weekly subscribers get the post in their next digest.
      return slug === undefined || (await live.ask(slug)) ? audience.posts > 0 : null;
    }
    return new Promise((resolve) => {
      setQuestion({ ids, ...(slug !== undefined && { slug }), audience, answer: resolve });
      setOpen(true);
    });
  }

  const mails =
    registrants.dialog ??
    (question && (
      <PublishDialog
        ids={question.ids}
        audience={question.audience}
        effects={question.slug && <PublishEffects table={table} slug={question.slug} />}
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
      {live.dialog}
      {mails}
    </>
  );
  return { ask, dialog };
}
