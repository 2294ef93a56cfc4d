import type { DomainRecord } from '../record';

export const record = {
  tables: {
    user_profiles: { audited: 'Profile' },
    teams: { audited: 'Team', restorable: true, freeTexts: ['description', 'name'] },
    team_members: { audited: 'Team member', restorable: true },
    staff_invitations: {
      audited: 'Invitation',
      personal: { kind: 'invitation', name: 'Invitations' },
    },
    security_settings: {
      audited: 'Sign-in settings',
      labels: { leaders_need_second_factor: 'Leaders need two-step verification' },
    },
  },
} satisfies DomainRecord;
