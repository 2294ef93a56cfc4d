'use client';

import { PageHead } from '@/components/marketing/page-head';
import { answerProps } from '@/components/ui/answer';
import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { Notice } from '@/components/ui/notice';
import { UNREACHABLE, useFormAction } from '@/components/ui/use-form-action';
import { chooseBlogMails } from '@/lib/blog/subscribers/actions';

const frequencies = [
  { value: 'each', label: 'An email for each post' },
  { value: 'weekly', label: 'One email a week, with all new posts' },
] as const;

const optionStyle = 'flex min-h-6 items-center gap-2.5';
const legendStyle = 'mb-3 text-[0.9375rem] leading-6 font-medium text-ink';

type SubscriptionChoicesFormProps = {
  token: string;
  choices: { frequency: string; topics: string[] };
  topics: string[];
};

/** Form behind an email link, where subscribers choose their topics and how often we email them. */
export function SubscriptionChoicesForm({ token, choices, topics }: SubscriptionChoicesFormProps) {
  const { result, pending, formProps } = useFormAction(chooseBlogMails, {}, UNREACHABLE);
  // A chosen topic stays selectable even if no post uses it any longer.
  const offered = [...new Set([...topics, ...choices.topics])];
  return (
    <>
      <PageHead
        label="Blog"
        title="Choose what you get"
        lead="Issues of our newsletter follow your topics too. Every email has a link to unsubscribe."
      />
      <div className="page-width mt-8 pb-24 lg:pb-36">
        <form {...formProps} className="max-w-measure space-y-8">
          <input type="hidden" name="token" value={token} />
          {result.data && (
            <Notice {...answerProps} tone="success">
              {result.data.text}
            </Notice>
          )}
          <FormAnswer refusal={result.serverError} labels={{ frequency: 'How often' }} />
          <fieldset>
            <legend className={legendStyle}>How often</legend>
            <div className="space-y-2">
              {frequencies.map(({ value, label }) => (
                <label key={value} className={optionStyle}>
                  <input
                    type="radio"
                    name="frequency"
                    value={value}
                    defaultChecked={choices.frequency === value}
                    className="size-4 shrink-0 accent-accent"
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className={legendStyle}>Topics</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {offered.map((topic) => (
                <label key={topic} className={optionStyle}>
                  <input
                    type="checkbox"
                    name="topics"
                    value={topic}
                    defaultChecked={choices.topics.includes(topic)}
                    className="size-4 shrink-0 accent-accent"
                  />
                  {topic}
                </label>
              ))}
            </div>
            <p className="mt-2 text-ink-3">If you choose none, you get all of them.</p>
          </fieldset>
          <Button type="submit" size="lg" pending={pending} pendingLabel="Storing...">
            Store my choices
          </Button>
        </form>
      </div>
    </>
  );
}
