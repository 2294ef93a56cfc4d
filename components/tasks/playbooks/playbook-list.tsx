import { NextPage } from '@/components/lists/next-page';
import { OpenLink } from '@/components/lists/open-link';
import { Status } from '@/components/ui/status';
import type { Page } from '@/lib/core/lists/keyset';
import type { Playbook } from '@/lib/tasks/playbooks/model';
import { STARTS, startOf } from '@/lib/tasks/playbooks/starts';

type PlaybookListProps = { page: Page<Playbook> };

/** Table of playbooks with their triggers. */
export function PlaybookList({ page }: PlaybookListProps) {
  return (
    <>
      <ul aria-label="Playbooks" className="divide-y divide-line border-y border-line">
        {page.rows.map((playbook) => (
          <li
            key={playbook.id}
            className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_4rem_5rem]"
          >
            <OpenLink
              record={playbook.id}
              className="min-w-0 font-medium break-words text-ink underline-offset-4 hover:underline"
            >
              {playbook.name}
            </OpenLink>
            <span>
              {STARTS[startOf(playbook)]}
              {playbook.service && ` · ${playbook.service.title}`}
            </span>
            <span className="text-ink-3">
              {playbook.steps.length} {playbook.steps.length === 1 ? 'task' : 'tasks'}
            </span>
            <Status tone={playbook.isActive ? 'done' : 'neutral'}>
              {playbook.isActive ? 'Active' : 'Paused'}
            </Status>
          </li>
        ))}
      </ul>
      {page.next && <NextPage after={page.next} />}
    </>
  );
}
