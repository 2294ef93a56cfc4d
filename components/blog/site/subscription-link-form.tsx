'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Reference } from '@/components/ui/reference';
import { takeFocus } from '@/components/ui/take-focus';
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
    return (
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <Notice tone="success" title={blogNotices[result.data.notice]} />
      </div>
    );
  }
  return (
    <form {...formProps} className="space-y-6">
      <input type="hidden" name="token" value={token} />
      {result.serverError && (
        <Notice tone="error" title={result.serverError.text}>
          <Reference code={result.serverError.details.reference} />
        </Notice>
      )}
      <Button type="submit" size="lg" pending={pending} pendingLabel="Submitting...">
        {label}
      </Button>
    </form>
  );
}
