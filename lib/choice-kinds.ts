/** Records that a control offers by name. */
export const CHOICE_KINDS = [
  'people',
  'hosts',
  'colleagues',
  'teams',
  'services',
  'allServices',
  'courses',
  'tags',
  'endpoints',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];
