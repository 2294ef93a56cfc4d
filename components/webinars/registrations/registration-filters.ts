import type { Filter } from '@/components/lists/filter-control';
import { PLACES } from '@/lib/webinars/registrations/filters';

const placeNames: Record<(typeof PLACES)[number], string> = {
  given_back: 'Given back',
  all: 'Held or given back',
};

/** The filter of a list of registrations by place; without it, those who hold one are listed. */
export const placeFilter: Filter = {
  name: 'place',
  label: 'Place',
  options: PLACES.map((value) => ({ value, label: placeNames[value] })),
};
