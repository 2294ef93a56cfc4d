import {
  Bell,
  Briefcase,
  Building2,
  CalendarCheck,
  CalendarDays,
  CircleUser,
  GraduationCap,
  History,
  LayoutDashboard,
  Library,
  ListChecks,
  type LucideIcon,
  Newspaper,
  Presentation,
  ShieldUser,
  UserRound,
  UsersRound,
  Webhook,
  Workflow,
} from 'lucide-react';
import { paths } from '@/lib/paths';

export type StaffArea = 'admin' | 'team';

export type NavigationItem = { href: string; label: string; Icon: LucideIcon };

export type NavigationGroup = { title: string; items: NavigationItem[] };

const { admin, team } = paths;

/** Every screen of each staff area, in the order of the sidebar. */
export const navigation: Record<StaffArea, NavigationGroup[]> = {
  admin: [
    {
      title: 'Today',
      items: [
        { href: admin.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
        { href: admin.notifications, label: 'Notifications', Icon: Bell },
        { href: admin.calendar, label: 'Calendar', Icon: CalendarDays },
      ],
    },
    {
      title: 'Pipeline',
      items: [
        { href: admin.bookings, label: 'Bookings', Icon: CalendarCheck },
        { href: admin.clients, label: 'Clients', Icon: Building2 },
      ],
    },
    {
      title: 'Work',
      items: [{ href: admin.tasks, label: 'Tasks', Icon: ListChecks }],
    },
    {
      title: 'Publish',
      items: [
        { href: admin.services, label: 'Services', Icon: Workflow },
        { href: admin.webinars, label: 'Webinars', Icon: Presentation },
        { href: admin.courses, label: 'Courses', Icon: Library },
        { href: admin.academy, label: 'Academy', Icon: GraduationCap },
        { href: admin.blog, label: 'Blog', Icon: Newspaper },
        { href: admin.jobs, label: 'Jobs', Icon: Briefcase },
      ],
    },
    {
      title: 'People',
      items: [
        { href: admin.team, label: 'Team', Icon: UserRound },
        { href: admin.teams, label: 'Teams', Icon: UsersRound },
      ],
    },
    {
      title: 'System',
      items: [
        { href: admin.profiles, label: 'Profiles', Icon: ShieldUser },
        { href: admin.automations, label: 'Automations', Icon: Webhook },
        { href: admin.audit, label: 'Audit', Icon: History },
      ],
    },
  ],
  team: [
    {
      title: 'Today',
      items: [
        { href: team.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
        { href: team.notifications, label: 'Notifications', Icon: Bell },
        { href: team.calendar, label: 'Calendar', Icon: CalendarDays },
      ],
    },
    { title: 'Work', items: [{ href: team.tasks, label: 'Tasks', Icon: ListChecks }] },
    { title: 'People', items: [{ href: team.profile, label: 'Profile', Icon: CircleUser }] },
  ],
};
