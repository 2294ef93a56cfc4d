import { ButtonLink } from '@/components/ui/button-link';

type NextStepProps = {
  href: string;
  label: string;
  /** Subject of the action, such as the next date. */
  note: string;
  /** Time (ISO) after which the action no longer applies. The page's script then hides it. */
  until?: string;
};

/**
 * Sticky call to action at the bottom of the screen on phones; app/site.css shows and hides it. It is the last element
 * of the page, so that it ends above the footer and does not cover it.
 */
export function NextStep({ href, label, note, until }: NextStepProps) {
  return (
    <nav aria-label="Next step" data-until={until && Date.parse(until)} className="next-step">
      <p className="min-w-0 text-staff text-ink-2">{note}</p>
      <ButtonLink href={href}>{label}</ButtonLink>
    </nav>
  );
}
