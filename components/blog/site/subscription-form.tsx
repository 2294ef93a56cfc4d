'use client';

import { Button } from '@/components/ui/button';
import { ChannelInput } from '@/components/ui/channel-input';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Honeypot } from '@/components/ui/honeypot';
import { Notice } from '@/components/ui/notice';
import { PlainInput } from '@/components/ui/plain-input';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { subscribeToBlog } from '@/lib/blog/subscribers/actions';
import { blogNotices } from '@/lib/notices/blog';
import { ConsentField } from './consent-field';
import { Subscribed } from './subscribed';

const UNREACHABLE = unreachable(blogNotices, 'blogSubscriptionFailed');

/** Subscription form (spec sections 3, 8), then its success message. */
export function SubscriptionForm() {
  const { result, pending, formProps } = useFormAction(subscribeToBlog, {}, UNREACHABLE);
  const refusal = result.serverError;
  if (result.data) return <Subscribed {...result.data} />;
  return (
    <form {...formProps} className="relative max-w-md space-y-4">
      {/* Blog pages run without React, so components/marketing/script/offline.ts shows this notice. */}
      <Notice
        data-offline
        hidden
        tabIndex={-1}
        tone="error"
        title={blogNotices.blogSubscriptionFailed}
      />
      <FormAnswer refusal={refusal} labels={{ email: 'Email', consent: 'Consent' }} />
      <Field label="Email" name="email" required error={refusal?.details.fieldErrors?.email}>
        {(control) => (
          <PlainInput
            {...control}
            type="email"
            autoComplete="email"
            defaultValue={refusal?.details.values?.email}
          />
        )}
      </Field>
      <ConsentField
        isChecked={refusal?.details.values?.consent === 'yes'}
        error={refusal?.details.fieldErrors?.consent}
      />
      <ChannelInput />
      <Honeypot />
      <Button type="submit" pending={pending} pendingLabel="Submitting...">
        Subscribe
      </Button>
    </form>
  );
}
