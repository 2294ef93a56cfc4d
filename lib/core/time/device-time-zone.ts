/** Returns the IANA zone of this device. Temporal is much faster where there is one. */
export function deviceTimeZone(): string {
  return typeof Temporal === 'undefined'
    ? Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();
}
