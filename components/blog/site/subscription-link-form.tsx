'use client';

import { PageHead } from '@/components/marketing/page-head';
import { ANSWER_ID, answerProps } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { FormAnswer } from '@/components/ui/form-answer';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { confirmBlogSubscription, endBlogSubscription } from '@/lib/blog/subscribers/actions';
import { blogNotices } from '@/lib/notices/blog';
import { visitorPaths } from '@/lib/paths/visitors';

const kinds = {
  confirm: {
    action: confirmBlogSubscription,
    label: 'Confirm subscription',
    question: {
      title: 'One click, and you are on the list',
      lead: 'We email you when a new post appears, about twice a month, and with our newsletter. Every email has a link to unsubscribe.',
    },
    done: {
      title: 'You are on the list',
      lead: `${blogNotices.blogSubscribed} Every email has a link to unsubscribe.`,
      next: { label: 'Go to the blog', href: visitorPaths.blog },
    },
  },
  end: {
    action: endBlogSubscription,
    label: 'Unsubscribe',
    question: {
      title: 'Unsubscribe from the blog?',
      lead: 'You will get no more emails about new posts. You can subscribe again at any time.',
    },
    done: {
      title: 'Unsubscribed',
      lead: blogNotices.blogUnsubscribed,
      next: { label: 'Subscribe again', href: `${visitorPaths.blog}#subscribe` },
    },
  },
};

type SubscriptionLinkFormProps = {
  kind: keyof typeof kinds;
  token: string;
  /** True if the database already has the state that the button would set. */
  isDone: boolean;
};

/**
 * Confirm or unsubscribe page behind an email link: a question with a button, or the current state. Opening the link
 * changes nothing; only the button does.
 */
export function SubscriptionLinkForm({ kind, token, isDone }: SubscriptionLinkFormProps) {
  const { action, label, question, done } = kinds[kind];
  const { result, pending, formProps } = useFormAction(action, {}, UNREACHABLE);
  if (isDone || result.data) {
    return (
      <div
        {...(result.data ? answerProps : { id: ANSWER_ID })}
        className="pb-24 outline-none lg:pb-36"
      >
        <PageHead label="Blog" title={done.title} lead={done.lead}>
          <a href={done.next.href} className={buttonStyle({ variant: 'secondary' })}>
            {done.next.label}
          </a>
        </PageHead>
      </div>
    );
  }
  return (
    <>
      <PageHead label="Blog" {...question} />
      <div className="page-width mt-8 pb-24 lg:pb-36">
        <form {...formProps} className="space-y-6">
          <input type="hidden" name="token" value={token} />
          <FormAnswer refusal={result.serverError} labels={{}} />
          <Button type="submit" size="lg" pending={pending} pendingLabel="Submitting...">
            {label}
          </Button>
        </form>
      </div>
    </>
  );
}
