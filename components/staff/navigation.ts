import type { IconName } from '@/components/ui/icon';
import { type ContentRights, kindsIn } from '@/lib/core/auth/content-rights';
import { type ContentTable, contentAdminPath, paths } from '@/lib/paths';

export type StaffArea = 'admin' | 'team';

export type NavigationItem = {
  href: string;
  label: string;
  icon: IconName;
  /** Further URLs of the same screen. */
  views?: readonly string[];
};

export type NavigationGroup = { title: string; items: NavigationItem[] };

/** Returns whether a page is one of the screen, or below it. */
export function isScreen({ href, views = [] }: NavigationItem, pathname: string): boolean {
  return [href, ...views].some((url) => pathname === url || pathname.startsWith(`${url}/`));
}

const { admin, team } = paths;

/** Names and icons of the screens on which content is published. */
export const contentScreens: Record<ContentTable, { label: string; icon: IconName }> = {
  services: { label: 'Services', icon: 'workflow' },
  cases: { label: 'Cases', icon: 'file-text' },
  webinars: { label: 'Webinars', icon: 'presentation' },
  courses: { label: 'Courses', icon: 'library' },
  blog_posts: { label: 'Blog', icon: 'newspaper' },
  jobs: { label: 'Jobs', icon: 'briefcase' },
};

/** Screens of those who write content of any kind. */
const mediaScreen = { label: 'Media', icon: 'image' } as const;
const contentCalendarScreen = { label: 'Content calendar', icon: 'calendar-clock' } as const;
const gapsScreen = { label: 'Unanswered', icon: 'search' } as const;

/** Screen of those who may mail subscribers. */
const newsletterScreen = { label: 'Newsletter', icon: 'mail' } as const;

/** Every screen of each staff area, in the order of the sidebar. */
export const navigation: Record<StaffArea, NavigationGroup[]> = {
  admin: [
    {
      title: 'Today',
      items: [
        { href: admin.dashboard, label: 'Dashboard', icon: 'layout-dashboard' },
        { href: admin.notifications, label: 'Notifications', icon: 'bell' },
        { href: admin.calendar, label: 'Calendar', icon: 'calendar-days' },
      ],
    },
    {
      title: 'Pipeline',
      items: [
        { href: admin.bookings, label: 'Bookings', icon: 'calendar-check' },
        { href: admin.enquiries, label: 'Questions', icon: 'message-square' },
        { href: admin.deals, label: 'Deals', icon: 'columns-4' },
        { href: admin.clients, label: 'Clients', icon: 'building-2' },
      ],
    },
    {
      title: 'Work',
      items: [{ href: admin.tasks, label: 'Tasks', icon: 'list-checks' }],
    },
    {
      title: 'Publish',
      items: [
        { href: admin.services, ...contentScreens.services },
        { href: admin.cases, ...contentScreens.cases },
        { href: admin.webinars, ...contentScreens.webinars },
        { href: admin.courses, ...contentScreens.courses },
        { href: admin.academy, label: 'Academy', icon: 'graduation-cap' },
        { href: admin.blog, ...contentScreens.blog_posts },
        { href: admin.newsletter, ...newsletterScreen },
        { href: admin.jobs, ...contentScreens.jobs },
        { href: admin.media, ...mediaScreen },
        { href: admin.contentCalendar, ...contentCalendarScreen },
        { href: admin.gaps, ...gapsScreen },
      ],
    },
    {
      title: 'People',
      items: [
        {
          href: admin.team,
          label: 'Team',
          icon: 'users-round',
          views: [admin.teams, admin.profiles],
        },
      ],
    },
    {
      title: 'System',
      items: [
        { href: admin.automations, label: 'Automations', icon: 'webhook' },
        { href: admin.audit, label: 'Audit', icon: 'history' },
      ],
    },
  ],
  team: [
    {
      title: 'Today',
      items: [
        { href: team.dashboard, label: 'Dashboard', icon: 'layout-dashboard' },
        { href: team.notifications, label: 'Notifications', icon: 'bell' },
        { href: team.calendar, label: 'Calendar', icon: 'calendar-days' },
      ],
    },
    {
      title: 'Work',
      items: [
        { href: team.consultations, label: 'Consultations', icon: 'calendar-check' },
        { href: team.tasks, label: 'Tasks', icon: 'list-checks' },
        { href: team.deals, label: 'Deals', icon: 'columns-4' },
      ],
    },
    { title: 'People', items: [{ href: team.profile, label: 'Profile', icon: 'circle-user' }] },
  ],
};

/** Returns the screens of an area for a person: members see those of the content that they may work on, too. */
export function navigationOf(area: StaffArea, rights: ContentRights): NavigationGroup[] {
  const kinds = area === 'team' ? kindsIn(rights) : [];
  if (kinds.length === 0) return navigation[area];
  const publish: NavigationGroup = {
    title: 'Publish',
    items: [
      ...kinds.map((table) => ({
        href: contentAdminPath(table, 'team'),
        ...contentScreens[table],
      })),
      ...(rights.blog_posts === 'mail' ? [{ href: team.newsletter, ...newsletterScreen }] : []),
      { href: team.media, ...mediaScreen },
      { href: team.contentCalendar, ...contentCalendarScreen },
      { href: team.gaps, ...gapsScreen },
    ],
  };
  const [today, ...others] = navigation.team;
  return today ? [today, publish, ...others] : [publish];
}
