import { playbookPath } from '@/lib/paths/staff';

type TaskOriginProps = {
  playbook: { id: string; name: string };
  /** True for leaders, who can open the playbook with its runs. */
  isLink: boolean;
};

/** Names the playbook that created a task. */
export function TaskOrigin({ playbook, isLink }: TaskOriginProps) {
  return (
    <p>
      Created by the playbook{' '}
      {isLink ? (
        <a href={playbookPath(playbook.id)} className="text-accent underline underline-offset-4">
          {playbook.name}
        </a>
      ) : (
        playbook.name
      )}
      .
    </p>
  );
}
