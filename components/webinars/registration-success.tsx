import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/** The success view of spec section 2. */
export function RegistrationSuccess({ email, children }: { email: string; children: ReactNode }) {
  return (
    <div>
      <CircleCheck aria-hidden className="size-10 text-low" strokeWidth={1.5} />
      <h2 ref={takeFocus} tabIndex={-1} className="mt-4 text-h3">
        Registration Successful!
      </h2>
      <p role="status" className="mt-2">
        {notices.webinarRegistered}
      </p>
      <p className="mt-2 mb-6">
        The link to join and a calendar file are on their way to{' '}
        <span className="break-words text-ink">{email}</span>.
      </p>
      {children}
      <ButtonLink href={paths.webinars} className="mt-6">
        Register for Another Webinar
      </ButtonLink>
    </div>
  );
}
