const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached formatter for instants in an IANA zone.
 * @throws RangeError if this runtime does not support the zone
 */
export function timeFormat(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  // Creating a formatter takes longer than using it a hundred times.
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(key, format);
  }
  return format;
}

/** Returns the day 'YYYY-MM-DD' of an instant in an IANA zone. */
export function dayIn(timeZone: string, instant: Date): string {
  return timeFormat(timeZone, {}, 'en-CA').format(instant);
}
