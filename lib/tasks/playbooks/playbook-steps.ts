export const ROLES = ['host', 'owner', 'creator', 'person', 'team', 'nobody'] as const;

export const roleNames: Record<(typeof ROLES)[number], string> = {
  host: 'Host of the consultation, else the owner',
  owner: 'Owner of the contact',
  creator: 'Whoever starts it',
  person: 'A person …',
  team: 'A team and its lead …',
  nobody: 'Nobody',
};

export const UNITS = ['days', 'hours', 'none'] as const;

/** Returns the list with the item at `from` moved to `to`; the same list where there is no such place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
