import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { takeFocus } from '@/components/ui/take-focus';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

/** Replaces the form after an enrolment and takes its focus. */
export function Enrolled({ email }: { email: string }) {
  return (
    <div>
      <CircleCheck aria-hidden className="size-10 text-low" strokeWidth={1.5} />
      <h3 ref={takeFocus} tabIndex={-1} className="mt-4 scroll-mt-24 text-h3">
        Your place is reserved
      </h3>
      <p role="status" className="mt-2 text-ink">
        {notices.enrolled}
      </p>
      <p className="mt-2">
        It goes to <span className="break-words text-ink">{email}</span>. If it is not there in five
        minutes, look in your spam folder.
      </p>
      <ButtonLink href={paths.academy} variant="secondary" className="mt-6">
        See the other courses
      </ButtonLink>
    </div>
  );
}
