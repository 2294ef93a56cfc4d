/** The pricing plans (spec sections 2, 9): defined, and on no page until that is decided. */
export const plans = [
  { name: 'Starter', dollarsPerMonth: 49, isMostPopular: false, action: 'Get Started' },
  { name: 'Professional', dollarsPerMonth: 99, isMostPopular: true, action: 'Get Started' },
  { name: 'Enterprise', dollarsPerMonth: null, isMostPopular: false, action: 'Contact Sales' },
] as const;
