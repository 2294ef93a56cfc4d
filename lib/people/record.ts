import { personPath, tasksFromPath, teamPath } from '../paths/staff.ts';
import { paths } from '../paths.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  user_profiles: {
    audited: 'Profile',
    pages: { tags: ['faces'], paths: [paths.about, paths.booking, paths.sitemap] },
    found: {
      kind: 'people',
      group: 'Colleagues',
      path: (id: string, area: 'admin' | 'team') =>
        area === 'admin' ? personPath(id) : tasksFromPath(id),
    },
  },
  teams: {
    audited: 'Team',
    restorable: true,
    freeTexts: ['description', 'name'],
    found: { kind: 'teams', group: 'Teams', path: (id: string) => teamPath(id) },
  },
  team_members: { audited: 'Team member', restorable: true },
  staff_invitations: {
    audited: 'Invitation',
    personal: { kind: 'invitation', name: 'Invitations' },
  },
  security_settings: {
    audited: 'Sign-in settings',
    labels: { leaders_need_second_factor: 'Leaders need two-step verification' },
  },
} as const satisfies DomainRecord;
