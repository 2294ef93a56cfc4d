import type { Filter } from '@/components/lists/filter-control';
import { PLACES, STEPS } from '@/lib/webinars/registrations/filters';

const placeNames: Record<(typeof PLACES)[number], string> = {
  given_back: 'Given back',
  all: 'Active or given back',
};

/** The filter of a list of registrations by place; without it, those with a place are listed. */
export const placeFilter: Filter = {
  name: 'place',
  label: 'Place',
  options: PLACES.map((value) => ({ value, label: placeNames[value] })),
};

export const stepNames: Record<(typeof STEPS)[number], string> = {
  reminded: 'Reminded',
  attended: 'Attended',
  watched: 'Watched the recording',
  booked: 'Booked within 30 days',
};

/** The filter of a list of registrations by a step after the registration. */
export const stepFilter: Filter = {
  name: 'step',
  label: 'Step',
  options: STEPS.map((value) => ({ value, label: stepNames[value] })),
};
