import { ButtonLink } from '@/components/ui/button-link';

type NextStepProps = {
  href: string;
  label: string;
  /** Subject of the step, such as the next date. */
  note: string;
  /** Instant (ISO) from which it is no step any more; the script of the page hides it then. */
  until?: string;
};

/**
 * The one next step of a page on the phone, at the foot of the screen; app/site.css shows and hides it. It is the last
 * element of a page, so that it comes to rest above the footer and covers nothing there.
 */
export function NextStep({ href, label, note, until }: NextStepProps) {
  return (
    <nav aria-label="Next step" data-until={until && Date.parse(until)} className="next-step">
      <p className="min-w-0 text-staff text-ink-2">{note}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </nav>
  );
}
