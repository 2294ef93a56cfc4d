'use client';

import type { ReactNode } from 'react';
import type { Refusal } from '@/lib/core/actions/refusal';
import { ErrorSummary } from './error-summary';
import { Notice, type NoticeTone } from './notice';
import { Reference } from './reference';
import { useAnswer } from './use-answer';

type FormAnswerProps = {
  /** Text shown without a refusal, for example after a redirect or a success. */
  text?: string | undefined;
  tone?: NoticeTone | undefined;
  refusal?: Refusal | undefined;
  /** Current errors of a form that validates itself. Corrected errors are no longer listed. */
  errors?: Record<string, string> | undefined;
  /** Result of the latest attempt. Needed if the same `text` can occur twice in a row. */
  outcome?: object | undefined;
  labels: Record<string, string>;
  /** Help after the message, such as another contact channel. */
  children?: ReactNode;
};

/**
 * Shows the result of a form: the summary of its field errors, or else the message of its refusal, or `text`. Each
 * result scrolls into view and takes focus.
 */
export function FormAnswer(props: FormAnswerProps) {
  const { text, tone = 'error', refusal, labels, children } = props;
  const answer = useAnswer(props.outcome ?? refusal ?? text);
  const current = Object.entries(props.errors ?? refusal?.details.fieldErrors ?? {});
  const errors = current.flatMap(([name, message]) =>
    name in labels ? [{ name, label: labels[name] ?? name, message }] : [],
  );
  if (refusal && errors.length > 0) return <ErrorSummary errors={errors} answer={answer} />;
  const wasField = refusal?.notice === 'formHasErrors' || refusal?.details.fieldErrors;
  if (wasField && props.errors && current.length === 0) return null;
  const title = refusal?.text ?? text;
  if (!title) return null;
  return (
    <Notice {...answer} tone={tone} title={title}>
      <Reference code={refusal?.details.reference} />
      {children}
    </Notice>
  );
}
