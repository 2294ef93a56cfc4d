/** Actors who perform the steps of a process. */
export const ACTORS = ['system', 'model', 'person'] as const;
export type Actor = (typeof ACTORS)[number];

export const actorNames: Record<Actor, string> = {
  system: 'System',
  model: 'Model',
  person: 'Person',
};
