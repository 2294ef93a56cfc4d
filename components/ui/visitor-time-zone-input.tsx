import { useVisitorTimeZone } from './use-visitor-time-zone';

/** The visitor's zone, sent with a form. Its own leaf, so that the form is not drawn again when it is known. */
export function VisitorTimeZoneInput() {
  return <input type="hidden" name="visitorTimeZone" value={useVisitorTimeZone()} readOnly />;
}
