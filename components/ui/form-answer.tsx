'use client';

import type { ReactNode } from 'react';
import type { Refusal } from '@/lib/core/actions/refusal';
import { ErrorSummary } from './error-summary';
import { Notice, type NoticeTone } from './notice';
import { Reference } from './reference';
import { useAnswer } from './use-answer';

type FormAnswerProps = {
  /** Sentence to show where nothing was refused: of a redirect, or of a success. */
  text?: string | undefined;
  tone?: NoticeTone | undefined;
  refusal?: Refusal | undefined;
  /** The errors as they are now, where the form checks itself: a corrected one is not listed any more. */
  errors?: Record<string, string> | undefined;
  /** Result of the latest attempt, where the same `text` can follow itself. */
  outcome?: object | undefined;
  labels: Record<string, string>;
  /** Help after the sentence, such as another way to contact us. */
  children?: ReactNode;
};

/**
 * Shows the outcome of a form: the summary of its field errors, or else the sentence of its refusal, or `text`. Each
 * outcome comes into view and takes focus.
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
