/** Prices of the plans in US dollars per month (spec section 2), by booking subject; null for individual prices. */
export const planPrices = {
  'plan-starter': 49,
  'plan-professional': 99,
  'plan-enterprise': null,
} as const;

/** Formats the price of a plan, such as '$49 per month'. */
export function planPriceText(plan: keyof typeof planPrices): string {
  const dollars = planPrices[plan];
  return dollars === null ? 'Custom pricing' : `$${dollars} per month`;
}
