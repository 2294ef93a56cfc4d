const formats = new Map<string, Intl.NumberFormat>();

/** Returns the format of an ISO 4217 currency: '$249', '$249.50'. */
export function moneyFormat(currency: string): Intl.NumberFormat {
  // Creating a format takes longer than using it a hundred times.
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    formats.set(currency, format);
  }
  return format;
}
