'use client';

import { use } from 'react';
import { DataTable } from '@/components/lists/data-table';
import { OpenLink } from '@/components/lists/open-link';
import { RowMenuButton } from '@/components/lists/row-menu-button';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import type { Page } from '@/lib/core/lists/keyset';
import { NEW_RECORD } from '@/lib/core/lists/params';
import type { Invitation } from '@/lib/people/invitations/model';
import { isWaiting } from '@/lib/people/invitations/rules';
import { InvitationButtons } from './invitation-buttons';
import { invitationColumns } from './invitation-columns';
import { InvitationMenu } from './invitation-menu';

/** Table of invitations with their states. */
export function InvitationList({ page }: { page: Promise<Page<Invitation>> }) {
  return (
    <DataTable
      caption="Invitations"
      columns={invitationColumns}
      page={use(page)}
      sortedBy="-created_at"
      nameOf={({ name }) => name}
      actions={({ name, state }) =>
        isWaiting(state) && (
          <RowMenuButton menu="actions" label={`Actions for ${name}`}>
            <Icon name="ellipsis" />
          </RowMenuButton>
        )
      }
      menus={{ actions: ({ id }, place) => <InvitationMenu id={id} place={place} /> }}
      bulk={(invitations, clear) => <InvitationButtons invitations={invitations} onDone={clear} />}
      empty={
        <EmptyState
          title="No invitations yet"
          action={
            <OpenLink
              record={NEW_RECORD}
              className={buttonStyle({ variant: 'secondary', size: 'sm' })}
            >
              Invite a person
            </OpenLink>
          }
        >
          Accounts are created by invitation only. Open and accepted invitations appear here.
        </EmptyState>
      }
    />
  );
}
