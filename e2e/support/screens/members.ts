import type { Page } from '@playwright/test';
import { consultationPath, dealPath, taskPath } from '../../../lib/paths/staff.ts';
import { paths } from '../../../lib/paths.ts';
import { idOf, press, type Screen, table, text } from './screen.ts';

const OWN_DEAL = 'Cobalt Freight: Automation operations';
const OWN_TASK = 'Nightly regression failed for two suppliers';
const openBell = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click();

/** Screens of the members, as a seeded one sees them. */
export const memberScreens: Screen[] = [
  { name: 'dashboard of a member', path: paths.team.dashboard },
  { name: 'consultations of a member', path: paths.team.consultations, shows: table },
  {
    name: 'a consultation of a member',
    path: paths.team.consultations,
    find: async (given) =>
      consultationPath(
        await idOf(
          given.service
            .from('consultation_bookings')
            .select('id')
            .eq('email', 'rachel@stone-legal.example')
            .single()
            .throwOnError(),
        ),
      ),
    shows: (page) => page.getByRole('dialog', { name: 'Consultation Rachel Stone' }),
  },
  {
    name: 'hours of a member',
    path: paths.team.consultationHours,
    shows: (page) => page.getByRole('button', { name: 'Add calendar' }),
  },
  {
    name: 'deals of a member',
    path: `${paths.team.deals}?stage=all`,
    shows: table,
  },
  {
    name: 'a deal of a member',
    path: paths.team.deals,
    find: async (given) =>
      dealPath(
        'team',
        await idOf(
          given.service.from('deals').select('id').eq('title', OWN_DEAL).single().throwOnError(),
        ),
      ),
    shows: (page) => page.getByRole('dialog', { name: `Deal ${OWN_DEAL}` }),
  },
  { name: 'tasks of a member', path: paths.team.tasks, shows: table },
  {
    name: 'tasks that a member gave',
    path: paths.team.givenTasks,
    shows: text(/^No tasks given/),
  },
  {
    name: 'a task of a member',
    path: paths.team.tasks,
    find: async (given) =>
      taskPath(
        'team',
        await idOf(
          given.service.from('tasks').select('id').eq('title', OWN_TASK).single().throwOnError(),
        ),
      ),
    shows: (page) => page.getByRole('dialog', { name: `Task ${OWN_TASK}` }),
  },
  {
    name: 'tasks of a member, none found',
    path: `${paths.team.tasks}?q=nothing-has-this-word`,
    shows: text('Nothing matches'),
  },
  {
    name: 'calendar of a member',
    path: paths.team.calendar,
    shows: (page) => page.locator('[aria-busy="false"] .fc-view'),
  },
  {
    name: 'notifications',
    path: paths.team.notifications,
    shows: (page) => page.getByRole('list', { name: 'Notifications, newest first' }),
  },
  {
    name: 'newest notifications',
    path: paths.team.dashboard,
    act: openBell,
    shows: (page) => page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').first(),
  },
  {
    name: 'a screen of the team that is not found',
    path: '/team/nowhere',
    shows: text('This page does not exist'),
  },
];

/** Screens of a member without any records. */
export const newcomerScreens: Screen[] = [
  {
    name: 'dashboard of a newcomer',
    path: paths.team.dashboard,
    shows: text('0 of 4 done'),
  },
  { name: 'tasks of a newcomer', path: paths.team.tasks, shows: text(/^No open tasks/) },
  {
    name: 'consultations of a newcomer',
    path: paths.team.consultations,
    shows: text('No upcoming consultations'),
  },
  {
    name: 'hours of a newcomer',
    path: paths.team.consultationHours,
    shows: text('You are not a host'),
  },
  {
    name: 'notifications of a newcomer',
    path: paths.team.notifications,
    shows: text('No notifications yet'),
  },
  {
    name: 'newest notifications of a newcomer',
    path: paths.team.dashboard,
    act: openBell,
    shows: text('Nothing yet.'),
  },
  { name: 'profile', path: paths.team.profile, shows: (page) => page.getByLabel('Time zone') },
  {
    name: 'profile with mistakes',
    path: paths.team.profile,
    act: async (page) => {
      await page.getByLabel('Time zone').fill('Mars/Olympus');
      await press('Save profile')(page);
    },
    shows: text('Please choose a time zone from the list.'),
  },
];
