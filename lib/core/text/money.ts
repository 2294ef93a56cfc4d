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

/** The signs of US dollars, before or after an amount. */
const DOLLARS = /^(?:us\s?\$|usd\s?\$|usd|\$)\s*|\s*(?:us\s?\$|usd|(?:us\s)?dollars?|\$)$/giu;

/** Maximum length of an amount. */
const MAX_LENGTH = 40;

/** Digits, in groups of three or in Indian ones, then at most two decimals. */
const AMOUNT =
  /^(\d*|[1-9]\d{0,2}([,.' ])\d{3}(?:\2\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3})(?:([.,])(\d{1,2}))?$/;

/**
 * Parses a number with at most two decimals as people write it: '1,234.5', '1.234,50', '12 000,50', "1'234.50",
 * '1,23,456'.
 *
 * '1,234' is parsed as this site writes it. '1.234' is rejected, because it means 1,234 in half of the world and could
 * be a typing error for 1.23 in the other.
 * @param units signs allowed before or after it
 * @returns hundredths, or the sentence with both readings, or null for any other text
 */
export function readHundredths(typed: string, units: RegExp | null = null): number | string | null {
  if (typed.length > MAX_LENGTH) return null;
  const text = typed
    // Full-width characters, as typed with Japanese and Chinese keyboards.
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, ' ')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .trim()
    .replace(/^\+/, '')
    .replace(units ?? '', '');
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) {
    const [whole, part] = [text.replace('.', ''), Number(text).toFixed(2)];
    const grouped = Number(whole).toLocaleString('en-US');
    return `“${text}” can mean ${grouped} or ${part}. Please write ${whole} or ${part}.`;
  }
  const [, whole = '', , mark, part = ''] = AMOUNT.exec(text) ?? [];
  if (whole + part === '') return null;
  // One separator cannot have both meanings.
  if (mark && whole.includes(mark)) return null;
  return Number(whole.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}

/**
 * Parses an amount of US dollars as people write it, such as '$1,234.50' or '1.234,50 USD'; see `readHundredths`.
 * @returns cents, or the sentence with both readings, or null for any other text
 */
export const readAmount = (typed: string) => readHundredths(typed, DOLLARS);
