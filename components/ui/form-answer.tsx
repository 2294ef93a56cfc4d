import type { ReactNode } from 'react';
import type { Refusal } from '@/lib/core/actions/failure';
import { ErrorSummary } from './error-summary';
import { Notice, type NoticeTone } from './notice';
import { Reference } from './reference';

type FormAnswerProps = {
  /** Sentence to show where nothing was refused: of a redirect, or of a success. */
  text?: string | undefined;
  tone?: NoticeTone | undefined;
  refusal?: Refusal | undefined;
  labels: Record<string, string>;
  /** Help after the sentence, such as another way to contact us. */
  children?: ReactNode;
};

/** Shown above a form: the summary of its field errors, or else the sentence of its refusal, or `text`. */
export function FormAnswer({ text, tone = 'error', refusal, labels, children }: FormAnswerProps) {
  const errors = Object.entries(refusal?.details.fieldErrors ?? {}).flatMap(([name, message]) =>
    name in labels ? [{ name, label: labels[name] ?? name, message }] : [],
  );
  if (errors.length > 0) return <ErrorSummary key={JSON.stringify(refusal)} errors={errors} />;
  const title = refusal?.text ?? text;
  if (!title) return null;
  return (
    <Notice tone={tone} title={title}>
      <Reference code={refusal?.details.reference} />
      {children}
    </Notice>
  );
}
