import { Status } from '@/components/ui/status';
import type { InvitationState } from '@/lib/people/invitations/rules';

const looks = {
  open: { tone: 'accent', name: 'Open' },
  expired: { tone: 'medium', name: 'Expired' },
  accepted: { tone: 'low', name: 'Accepted' },
  revoked: { tone: 'done', name: 'Revoked' },
} as const;

export function InvitationMark({ state }: { state: InvitationState }) {
  const { tone, name } = looks[state];
  return <Status tone={tone}>{name}</Status>;
}
