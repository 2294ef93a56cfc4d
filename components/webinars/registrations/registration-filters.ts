import type { Filter } from '@/components/lists/filter-control';
import { PLACES, STEPS } from '@/lib/webinars/registrations/filters';

const placeNames: Record<(typeof PLACES)[number], string> = {
  given_back: 'Given back',
  all: 'Active or given back',
};

/** Filter of registrations by place. By default, registrations with a place are listed. */
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

/** Filter of registrations by a later step. */
export const stepFilter: Filter = {
  name: 'step',
  label: 'Step',
  options: STEPS.map((value) => ({ value, label: stepNames[value] })),
};
