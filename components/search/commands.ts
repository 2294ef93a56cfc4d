import { doorsOf } from '@/components/staff/navigation';
import type { IconName } from '@/components/ui/icon';
import { contentKinds } from '@/lib/content/kinds';
import { type ContentRights, kindsIn } from '@/lib/core/auth/content-rights';
import type { Area, Role } from '@/lib/core/auth/roles';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { CONTENT_TABLES, paths } from '@/lib/paths';
import { contentEditorPath } from '@/lib/paths/staff';
import { records } from '@/lib/records';
import type { FoundRecord } from '@/lib/search/model';
import { foundRecordPath, groupName } from '@/lib/search/rules';

/** Entry of the palette. It opens a URL, or clicks a control of the screen given by its selector. */
export type Command = {
  id: string;
  label: string;
  detail?: string | undefined;
  icon: IconName;
} & ({ href: string } | { press: string });

export type CommandGroup = { title: string; items: Command[] };

const { admin } = paths;
const drawer = (list: string) => `${list}?open=${NEW_RECORD}`;

const creations: [label: string, href: string][] = [
  ['New task', drawer(admin.tasks)],
  ['New playbook', drawer(admin.playbooks)],
  ['New deal', drawer(admin.deals)],
  ['New contact', drawer(admin.clients)],
  ['New company', drawer(admin.companies)],
  ['New booking', drawer(admin.bookings)],
  ['New reply template', drawer(admin.templates)],
  ...CONTENT_TABLES.map((table): [label: string, href: string] => [
    `New ${records[table].audited.toLowerCase()}`,
    contentEditorPath(table, NEW_RECORD),
  ]),
  ['New issue of the newsletter', admin.newsletterIssue],
  ['New team', drawer(admin.teams)],
  ['New webhook endpoint', drawer(admin.endpoints)],
  ['Invite a person', drawer(admin.invitations)],
];

/** Screens that are not in the sidebar themselves. */
const sideScreens: Record<Area, [label: string, href: string, beside: string][]> = {
  admin: [
    ['Overdue tasks', `${admin.tasks}?due=overdue`, 'Tasks'],
    ['My tasks', paths.team.tasks, 'Tasks'],
    ['Import contacts', admin.clientImport, 'Contacts'],
    ['Retention', admin.retention, 'Privacy'],
    ['Registrations', admin.registrations, 'Webinars'],
    ['Outlines', admin.outlines, 'Academy'],
    ['Subscribers', admin.subscribers, 'Blog'],
    ['Invitations', admin.invitations, 'Team'],
    ['Webhook endpoints', admin.endpoints, 'Automations'],
    ['Deleted records', admin.deletedRecords, 'Audit'],
  ],
  team: [['Overdue tasks', `${paths.team.tasks}?due=overdue`, 'Tasks']],
};

function screens(area: Area, rights: ContentRights = {}): Command[] {
  return [
    ...doorsOf(area, rights).flatMap((door) =>
      door.screens.map(({ href, label }) => ({
        id: href,
        label,
        detail: label === door.label ? undefined : door.label,
        href,
        icon: door.icon,
      })),
    ),
    ...sideScreens[area].map(([label, href, detail]) => ({
      id: href,
      label,
      detail,
      href,
      icon: 'arrow-right' as const,
    })),
  ];
}

/** Actions that click a control present on every screen. */
const controls: CommandGroup = {
  title: 'This device',
  items: [
    {
      id: 'theme',
      label: 'Switch between light and dark',
      press: '[data-switch-theme]',
      icon: 'sliders-horizontal',
    },
    { id: 'sign-out', label: 'Sign out', press: '#me [type=submit]', icon: 'log-out' },
  ],
};

/** Returns all screens that a role may open, the current area first, and the records that it may create. */
export function commandsOf(role: Role, area: Area, rights: ContentRights = {}): CommandGroup[] {
  const here = { title: 'Go to', items: screens(area, rights) };
  if (role === 'team_member') {
    const drafts = kindsIn(rights).map((table) => ({
      id: `new-${table}`,
      label: `New ${contentKinds[table].singular}`,
      href: contentEditorPath(table, NEW_RECORD, 'team'),
      icon: 'plus' as const,
    }));
    return drafts.length > 0
      ? [here, { title: 'Create', items: drafts }, controls]
      : [here, controls];
  }
  const other = area === 'admin' ? 'team' : 'admin';
  return [
    here,
    {
      title: 'Create',
      items: creations.map(([label, href]) => ({ id: href, label, href, icon: 'plus' as const })),
    },
    {
      title: area === 'admin' ? 'Go to your own day' : 'Go to the leaders’ area',
      items: screens(other).map((command) => ({ ...command, icon: 'arrow-right' as const })),
    },
    controls,
  ];
}

/** Returns the commands in which every search word is the beginning of a word. */
export function matching(groups: CommandGroup[], typed: string): CommandGroup[] {
  const searched = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ label }: Command) => {
    const words = label.toLowerCase().split(/\s+/);
    return searched.every((start) => words.some((word) => word.startsWith(start)));
  };
  return groups
    .map(({ title, items }) => ({ title, items: items.filter(fits) }))
    .filter(({ items }) => items.length > 0);
}

/** Returns the first `count` commands in their groups. */
export function firstOf(groups: readonly CommandGroup[], count: number): CommandGroup[] {
  let left = count;
  return groups
    .map(({ title, items }) => {
      const shown = items.slice(0, left);
      left -= shown.length;
      return { title, items: shown };
    })
    .filter(({ items }) => items.length > 0);
}

/** Groups the found records by kind. */
export function foundCommands(records: FoundRecord[], area: Area): CommandGroup[] {
  return Object.entries(Object.groupBy(records, ({ kind }) => groupName(kind))).map(
    ([title, found = []]) => ({
      title,
      items: found.map((record) => ({
        id: record.id,
        label: record.title,
        detail: record.detail,
        href: foundRecordPath(record, area),
        icon: 'file-text' as const,
      })),
    }),
  );
}
