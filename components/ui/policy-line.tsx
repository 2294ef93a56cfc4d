import { visitorPaths } from '@/lib/paths/visitors';

/** Link to the privacy policy. It opens a new tab, so that form input is not lost. */
export function PolicyLink() {
  return (
    <a
      href={visitorPaths.privacy}
      target="_blank"
      rel="noopener"
      className="text-accent underline underline-offset-3"
    >
      privacy policy
    </a>
  );
}

/** Privacy text at the button of a public form. The form stores the consent. */
export function PolicyLine() {
  return (
    <p className="max-w-measure text-staff text-ink-3">
      By sending this form you agree to our <PolicyLink />.
    </p>
  );
}
