/**
 * The three testimonials of the home page. Figures are referenced by id; `before` is the figure to compare with.
 * `toldIn` is the slug of the post that describes the case with the same figures.
 */
export const customers = [
  {
    figure: 'brightwell-untouched-rate',
    measure: 'of invoices booked without a person',
    quote: 'We get 214 invoices a week. Now 15 need a person, and everyone knows which 15.',
    name: 'Hannah Weiss',
    position: 'Head of Finance, Brightwell Foods',
    toldIn: 'what-214-invoices-a-week-taught-us',
    studiedIn: 'brightwell-invoices',
  },
  {
    figure: 'harborline-close-days',
    before: 'harborline-close-days-before',
    measure: 'working days to close the month',
    quote: 'We close in two days, and I can see why every entry is where it is.',
    name: 'Owen Clarke',
    position: 'Controller, Harborline',
    toldIn: 'month-end-close-in-two-days',
    studiedIn: 'harborline-close',
  },
  {
    figure: 'orbis-wrong-rate',
    before: 'orbis-wrong-before',
    measure: 'wrong answers',
    quote:
      'Routine questions answer themselves. The hard ones reach us with the rule already found.',
    name: 'Anjali Deshmukh',
    position: 'Customer Support Lead, Orbis Home',
    toldIn: 'what-an-assistant-says-when-it-does-not-know',
    studiedIn: 'orbis-assistant',
  },
] as const;

export type Customer = (typeof customers)[number];

/** Ids of the figures that the testimonials show. */
export const customerFigures = customers.flatMap((customer) =>
  'before' in customer ? [customer.before, customer.figure] : [customer.figure],
);
