import { visitorPaths } from '@/lib/paths/visitors';

/** A link to the privacy policy, in a new tab so that nothing typed is lost. */
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

/** Shown at the button of a public form, which stores the consent. */
export function PolicyLine() {
  return (
    <p className="max-w-measure text-staff text-ink-3">
      By sending this form you agree to our <PolicyLink />.
    </p>
  );
}
