import { useVisitorTimeZone } from './use-visitor-time-zone';

/** Hidden field with the visitor's zone. It is its own component, so that the form does not re-render. */
export function VisitorTimeZoneInput() {
  return <input type="hidden" name="visitorTimeZone" value={useVisitorTimeZone()} readOnly />;
}
