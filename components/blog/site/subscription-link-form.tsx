'use client';

import { answerProps } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { Notice } from '@/components/ui/notice';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { confirmBlogSubscription, endBlogSubscription } from '@/lib/blog/subscribers/actions';
import { blogNotices } from '@/lib/notices/blog';
import { sharedNotices } from '@/lib/notices/shared';

const UNREACHABLE = unreachable(sharedNotices, 'somethingWentWrong');

const kinds = {
  confirm: { action: confirmBlogSubscription, label: 'Confirm subscription' },
  end: { action: endBlogSubscription, label: 'Unsubscribe' },
};

/** The button behind a link of our mails: opening the link changes nothing, pressing the button does. */
export function SubscriptionLinkForm({ kind, token }: { kind: keyof typeof kinds; token: string }) {
  const { action, label } = kinds[kind];
  const { result, pending, formProps } = useFormAction(action, {}, UNREACHABLE);
  if (result.data) {
    return <Notice {...answerProps} tone="success" title={blogNotices[result.data.notice]} />;
  }
  return (
    <form {...formProps} className="space-y-6">
      <input type="hidden" name="token" value={token} />
      <FormAnswer refusal={result.serverError} labels={{}} />
      <Button type="submit" size="lg" pending={pending} pendingLabel="Submitting...">
        {label}
      </Button>
    </form>
  );
}
