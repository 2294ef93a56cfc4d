'use client';

import type { MouseEvent } from 'react';
import { sharedNotices } from '@/lib/notices/shared';
import { fieldId } from './field-id';
import { icons } from './icons';
import { LineIcon } from './line-icon';
import { takeFocus } from './take-focus';

type ErrorSummaryProps = {
  errors: { name: string; label: string; message: string }[];
};

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: 'center' });
}

/** List of a form's errors. It takes the focus when it appears; a new `key` for each attempt makes it do so again. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-surface border border-high bg-surface p-4 text-[0.9375rem] leading-6"
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
