import { OpenLink } from '@/components/lists/open-link';
import { StartPlaybook } from '@/components/tasks/playbooks/start-playbook';
import { ButtonLink } from '@/components/ui/button-link';
import { buttonStyle } from '@/components/ui/button-style';
import { mergePath, newTaskPath } from '@/lib/paths/staff';
import { DeleteThisClient } from './delete-this-client';

/** Actions on a contact's page. */
export function ClientActions({ client }: { client: { id: string; name: string } }) {
  return (
    <div className="flex flex-wrap gap-2">
      <DeleteThisClient client={client} />
      <ButtonLink href={mergePath(client.id)} variant="secondary" size="sm">
        Merge
      </ButtonLink>
      <ButtonLink href={newTaskPath({ client: client.id })} variant="secondary" size="sm">
        New task
      </ButtonLink>
      <StartPlaybook subject="clients" record={client.id} />
      <OpenLink record={client.id} className={buttonStyle({ size: 'sm' })}>
        Edit
      </OpenLink>
    </div>
  );
}
