import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { takeFocus } from '@/components/ui/take-focus';
import { notices } from '@/lib/notices';
import { paths } from '@/lib/paths';

type ApplicationReceivedProps = { firstName: string; email: string };

/** Replaces the form after an application and takes its focus. */
export function ApplicationReceived({ firstName, email }: ApplicationReceivedProps) {
  return (
    <div>
      <CircleCheck aria-hidden className="size-10 text-low" strokeWidth={1.5} />
      <h3 ref={takeFocus} tabIndex={-1} className="mt-4 scroll-mt-24 text-h2">
        Thank you, {firstName}
      </h3>
      <p role="status" className="mt-3">
        {notices.applicationReceived}
      </p>
      <p className="mt-2 max-w-measure">
        You hear from us within five working days. What happens until then and after is on its way
        to {email}.
      </p>
      <ButtonLink href={paths.careers} variant="secondary" className="mt-6">
        See the other jobs
      </ButtonLink>
    </div>
  );
}
