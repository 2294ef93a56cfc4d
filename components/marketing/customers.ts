/** Three testimonials of the home page. The blog post `toldIn` tells the whole case with the same figures. */
export const customers = [
  {
    figure: '93%',
    measure: 'of invoices booked without a person',
    quote: 'We get 214 invoices a week. Now 15 need a person, and everyone knows which 15.',
    name: 'Hannah Weiss',
    position: 'Head of Finance, Brightwell Foods',
    toldIn: 'what-214-invoices-a-week-taught-us',
  },
  {
    figure: '9 → 2 days',
    measure: 'to close the month',
    quote: 'We close in two days, and I can see why every entry is where it is.',
    name: 'Owen Clarke',
    position: 'Controller, Harborline',
    toldIn: 'month-end-close-in-two-days',
  },
  {
    figure: '0.4%',
    measure: 'wrong answers, down from 1.7%',
    quote:
      'Routine questions answer themselves. The hard ones reach us with the rule already found.',
    name: 'Anjali Deshmukh',
    position: 'Customer Support Lead, Orbis Home',
    toldIn: 'what-an-assistant-says-when-it-does-not-know',
  },
] as const;
