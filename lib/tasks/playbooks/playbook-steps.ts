export const ROLES = ['host', 'owner', 'creator', 'person', 'team', 'nobody'] as const;

export const roleNames: Record<(typeof ROLES)[number], string> = {
  host: 'Host of the consultation, else the owner or who starts it',
  owner: 'Owner of the contact, else the host or who starts it',
  creator: 'The person who starts it',
  person: 'A person …',
  team: 'A team and its lead …',
  nobody: 'Unassigned',
};

export const UNITS = ['days', 'hours', 'none'] as const;
