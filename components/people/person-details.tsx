import { ButtonLink } from '@/components/ui/button-link';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import { shortMoment } from '@/lib/core/time/business-time';
import { assignedTasksPath, profilePath } from '@/lib/paths/staff';
import type { Person } from '@/lib/people/model';
import { roleName } from '@/lib/people/rules';
import type { Session } from '@/lib/people/sessions/model';
import type { ListedTask } from '@/lib/tasks/model';
import { AccessButtons } from './access-buttons';
import { AccessMark } from './access-mark';
import { OpenTasks } from './open-tasks';
import { RightsForm } from './person-drawer-parts';
import { PersonSessions } from './person-sessions';
import { ResetTwoStepButton } from './two-step/reset-button';

type PersonDetailsProps = {
  person: Promise<Person | null>;
  tasks: Promise<ListedTask[]>;
  sessions: Promise<Session[]>;
  hasSecondFactor: Promise<boolean>;
  rights: Promise<ContentRights>;
  /** Id of the signed-in person. */
  leaderId: string;
};

/** Details of a person: profile, open tasks and access. */
export async function PersonDetails(props: PersonDetailsProps) {
  const [person, tasks, sessions, hasSecondFactor, rights] = await Promise.all([
    props.person,
    props.tasks,
    props.sessions,
    props.hasSecondFactor,
    props.rights,
  ]);
  if (!person) return null;
  const facts = [
    {
      term: 'Email',
      text: (
        <a href={`mailto:${person.email}`} className="text-accent underline underline-offset-4">
          {person.email}
        </a>
      ),
    },
    { term: 'Role', text: roleName(person.role) },
    { term: 'Teams', text: person.teams.map(({ name }) => name).join(', ') || 'None' },
    { term: 'Time zone', text: person.timeZone },
    {
      term: 'Last seen',
      text: person.lastSeenAt
        ? `${shortMoment(person.lastSeenAt)}, ${BUSINESS_TIME_ZONE_NAME}`
        : 'Never',
    },
    { term: 'Access', text: <AccessMark person={person} /> },
    { term: 'Two-step', text: hasSecondFactor ? 'On' : 'Off' },
  ];
  return (
    <div className="space-y-8">
      <dl className="grid grid-cols-[7rem_1fr] gap-y-2">
        {facts.map(({ term, text }) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="break-words text-ink">{text}</dd>
          </div>
        ))}
      </dl>
      <OpenTasks
        tasks={tasks}
        all={assignedTasksPath(person.id)}
        empty={`${person.name} has no open tasks.`}
      />
      {person.role === 'team_member' && <RightsForm person={person} rights={rights} />}
      <PersonSessions name={person.name} sessions={sessions} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <ButtonLink href={profilePath(person.id)} variant="secondary" size="sm">
          Change name or role
        </ButtonLink>
        {hasSecondFactor && person.id !== props.leaderId && <ResetTwoStepButton person={person} />}
        <AccessButtons people={[person]} />
      </div>
    </div>
  );
}
