import type { ReactNode } from 'react';
import { type Refusal, refusalText } from '@/lib/core/actions/failure';
import { type NoticeKey, notices } from '@/lib/notices';
import { ErrorSummary } from './error-summary';
import { Notice } from './notice';

type FormAnswerProps = {
  /** The last notice for the form: from its action or from a redirect. */
  notice: NoticeKey | null;
  tone?: 'info' | 'success' | 'warning' | 'error';
  refusal?: Refusal;
  labels: Record<string, string>;
  /** Help after the notice, such as another way to contact us. */
  children?: ReactNode;
};

/** Shown above a form: the summary of its field errors, or else the notice. */
export function FormAnswer({ notice, tone = 'error', refusal, labels, children }: FormAnswerProps) {
  const errors = Object.entries(refusal?.details.fieldErrors ?? {}).flatMap(([name, message]) =>
    name in labels ? [{ name, label: labels[name] ?? name, message }] : [],
  );
  if (errors.length > 0) {
    return (
      <ErrorSummary key={JSON.stringify(refusal)} title={notices.formHasErrors} errors={errors} />
    );
  }
  if (!notice) return null;
  return (
    <Notice tone={tone} title={refusal?.notice === notice ? refusalText(refusal) : notices[notice]}>
      {children}
    </Notice>
  );
}
