'use client';

import type { MouseEvent } from 'react';
import { sharedNotices } from '@/lib/notices/shared';
import { fieldId } from './field-id';
import { icons } from './icons';
import { LineIcon } from './line-icon';
import type { AnswerProps } from './use-answer';

type ErrorSummaryProps = {
  errors: { name: string; label: string; message: string }[];
  answer: AnswerProps;
};

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

/** List of a form's errors with links to the fields. */
export function ErrorSummary({ errors, answer }: ErrorSummaryProps) {
  return (
    <div
      {...answer}
      role="alert"
      className="flex scroll-my-8 gap-3 rounded-surface border border-high bg-surface p-4 text-[0.9375rem] leading-6"
    >
      <LineIcon d={icons.circleAlert} className="mt-0.5 size-5 shrink-0 text-high" />
      <div>
        <p className="font-medium text-ink">{sharedNotices.formHasErrors}</p>
        <ul className="mt-1">
          {errors.map(({ name, label, message }) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={goToField}
                className="inline-block py-0.5 text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
              >
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
