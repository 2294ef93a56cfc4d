import type { IconName } from '@/components/ui/icon';
import { type ContentRights, kindsIn } from '@/lib/core/auth/content-rights';
import type { Area } from '@/lib/core/auth/roles';
import { type ContentTable, paths } from '@/lib/paths';
import { contentAdminPath } from '@/lib/paths/staff';

type Screen = { href: string; label: string };

/** Entry of the sidebar. It opens the first of its screens; the others are tabs on that screen. */
export type Door = { label: string; icon: IconName; screens: readonly [Screen, ...Screen[]] };

const { admin, team } = paths;

/** Names of the screens for publishing content. */
export const contentLabels: Record<ContentTable, string> = {
  services: 'Services',
  cases: 'Cases',
  webinars: 'Webinars',
  courses: 'Courses',
  blog_posts: 'Blog',
  jobs: 'Jobs',
};

const kindScreen = (table: ContentTable, area: Area): Screen => ({
  href: contentAdminPath(table, area),
  label: contentLabels[table],
});

const single = (label: string, icon: IconName, href: string): Door => ({
  label,
  icon,
  screens: [{ href, label }],
});

const leaderDoors: readonly Door[] = [
  {
    label: 'Today',
    icon: 'layout-dashboard',
    screens: [
      { href: admin.dashboard, label: 'Dashboard' },
      { href: admin.figures, label: 'Figures' },
      { href: admin.notifications, label: 'Notifications' },
    ],
  },
  single('Calendar', 'calendar-days', admin.calendar),
  single('Bookings', 'calendar-check', admin.bookings),
  single('Questions', 'message-square', admin.enquiries),
  {
    label: 'Deals',
    icon: 'columns-4',
    screens: [
      { href: admin.deals, label: 'Deals' },
      { href: admin.forecast, label: 'Forecast' },
    ],
  },
  {
    label: 'Clients',
    icon: 'building-2',
    screens: [
      { href: admin.clients, label: 'Contacts' },
      { href: admin.companies, label: 'Companies' },
    ],
  },
  {
    label: 'Tasks',
    icon: 'list-checks',
    screens: [
      { href: admin.tasks, label: 'Tasks' },
      { href: admin.playbooks, label: 'Playbooks' },
    ],
  },
  {
    label: 'Writing',
    icon: 'newspaper',
    screens: [
      kindScreen('blog_posts', 'admin'),
      { href: admin.newsletter, label: 'Newsletter' },
      { href: admin.media, label: 'Media' },
      { href: admin.contentCalendar, label: 'Content calendar' },
      { href: admin.gaps, label: 'Unanswered' },
    ],
  },
  {
    label: 'Offer',
    icon: 'library',
    screens: [
      kindScreen('services', 'admin'),
      kindScreen('cases', 'admin'),
      kindScreen('webinars', 'admin'),
      kindScreen('courses', 'admin'),
      { href: admin.academy, label: 'Academy' },
    ],
  },
  {
    label: 'People',
    icon: 'users-round',
    screens: [
      { href: admin.team, label: 'Team' },
      { href: admin.teams, label: 'Teams' },
      { href: admin.profiles, label: 'Profiles' },
      kindScreen('jobs', 'admin'),
    ],
  },
  {
    label: 'Settings',
    icon: 'sliders-horizontal',
    screens: [
      { href: admin.availability, label: 'Availability' },
      { href: admin.hosts, label: 'Hosts' },
      { href: admin.templates, label: 'Reply templates' },
      { href: admin.dealSettings, label: 'Probabilities' },
      { href: admin.automations, label: 'Automations' },
      { href: admin.audit, label: 'Audit' },
      { href: admin.privacy, label: 'Privacy' },
    ],
  },
];

/** Returns the sidebar entries for people who can edit content of any kind. */
function contentDoors(rights: ContentRights): Door[] {
  const kinds = kindsIn(rights);
  if (kinds.length === 0) return [];
  const offered = kinds.filter((table) => table !== 'blog_posts');
  const writing: Screen[] = [
    ...(kinds.includes('blog_posts') ? [kindScreen('blog_posts', 'team')] : []),
    ...(rights.blog_posts === 'mail' ? [{ href: team.newsletter, label: 'Newsletter' }] : []),
  ];
  const shared: [Screen, ...Screen[]] = [
    { href: team.media, label: 'Media' },
    { href: team.contentCalendar, label: 'Content calendar' },
    { href: team.gaps, label: 'Unanswered' },
  ];
  const [first = shared[0], ...others] = [...writing, ...shared];
  const [firstOffered, ...otherOffered] = offered.map((table) => kindScreen(table, 'team'));
  return [
    { label: 'Writing', icon: 'newspaper', screens: [first, ...others] },
    ...(firstOffered
      ? [
          {
            label: 'Offer',
            icon: 'library' as const,
            screens: [firstOffered, ...otherOffered] as const,
          },
        ]
      : []),
  ];
}

/** Returns the sidebar entries of an area for a person. Members also see the content that they may edit. */
export function doorsOf(area: Area, rights: ContentRights): readonly Door[] {
  if (area === 'admin') return leaderDoors;
  return [
    single('Dashboard', 'layout-dashboard', team.dashboard),
    single('Notifications', 'bell', team.notifications),
    single('Calendar', 'calendar-days', team.calendar),
    single('Consultations', 'calendar-check', team.consultations),
    {
      label: 'Tasks',
      icon: 'list-checks',
      screens: [
        { href: team.tasks, label: 'Mine' },
        { href: team.givenTasks, label: 'Given to colleagues' },
      ],
    },
    single('Deals', 'columns-4', team.deals),
    ...contentDoors(rights),
    single('Profile', 'circle-user', team.profile),
  ];
}

/**
 * Returns the sidebar entry and the screen of a page: the screen with the longest URL that is a prefix of the page's
 * URL.
 */
export function placeOf(
  doors: readonly Door[],
  pathname: string,
): { door: Door; screen: Screen } | null {
  const places = doors.flatMap((door) => door.screens.map((screen) => ({ door, screen })));
  return places
    .filter(({ screen: { href } }) => pathname === href || pathname.startsWith(`${href}/`))
    .reduce<(typeof places)[number] | null>(
      (best, place) => (best && best.screen.href.length >= place.screen.href.length ? best : place),
      null,
    );
}
