/** Returns the IANA zone of this device. Uses Temporal where available, because it is much faster. */
export function deviceTimeZone(): string {
  return typeof Temporal === 'undefined'
    ? Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();
}
