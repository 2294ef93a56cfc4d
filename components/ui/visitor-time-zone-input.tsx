import { useVisitorTimeZone } from './use-visitor-time-zone';

/** Hidden field with the visitor's time zone. A separate component, so that the form does not re-render. */
export function VisitorTimeZoneInput() {
  return <input type="hidden" name="visitorTimeZone" value={useVisitorTimeZone()} />;
}
