import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { addMonths } from 'date-fns';
import { INACTIVITY_LIMIT_MS, WARNING_MS } from '../../../lib/core/auth/inactivity.ts';
import { instantAt } from '../../../lib/core/time/wall-clock.ts';
import { notices } from '../../../lib/notices.ts';
import { previewPath } from '../../../lib/paths/links.ts';
import {
  bookingPath,
  clientPath,
  companyPath,
  contentAdminPath,
  contentEditorPath,
  dealPath,
  editorTabPath,
  erasureReceiptPath,
  historyPath,
  inviteFormPath,
  type LessonTab,
  lessonTabPath,
  liveDeskPath,
  mergePath,
  newsletterIssuePath,
  outlinePath,
  personalDataPath,
  personPath,
  profilePath,
  taskPath,
  teamPath,
  writeProposalPath,
} from '../../../lib/paths/staff.ts';
import { CONTENT_TABLES, paths } from '../../../lib/paths.ts';
import {
  button,
  dialog,
  type Given,
  idOf,
  press,
  type Screen,
  signed,
  summary,
  table,
  text,
} from './screen.ts';

const { admin } = paths;
const nothing = text('Nothing matches');
const menuitem = (page: Page) => page.getByRole('menuitem').first();
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const MEMBER = '00000000-0000-4000-8000-000000000002';
const TEAM = '00000000-0000-4000-8000-000000000101';
const TASK = 'Slides for "Exception queues that shrink"';
const TASK_FOUND = `${admin.tasks}?q=Slides`;
const task = (given: Given) =>
  idOf(given.service.from('tasks').select('id').eq('title', TASK).single().throwOnError());
const DEAL = 'Atlas Dental Group: AI assistants';
const deal = (given: Given) =>
  idOf(given.service.from('deals').select('id').eq('title', DEAL).single().throwOnError());
const client = (given: Given) =>
  idOf(
    given.service
      .from('clients')
      .select('id')
      .eq('email', 'hannah.weiss@brightwell-foods.example')
      .single()
      .throwOnError(),
  );
const job = (given: Given) =>
  idOf(
    given.service
      .from('jobs')
      .select('id')
      .eq('slug', 'automation-engineer')
      .single()
      .throwOnError(),
  );
const webinar = (given: Given) =>
  idOf(
    given.service
      .from('webinars')
      .select('id')
      .eq('slug', 'exception-queues-that-shrink')
      .single()
      .throwOnError(),
  );
/** A webinar whose recording is a video file. */
const recorded = (given: Given) =>
  idOf(
    given.service
      .from('webinars')
      .select('id')
      .eq('slug', 'scoring-automation-candidates')
      .single()
      .throwOnError(),
  );
const course = (given: Given) =>
  idOf(
    given.service
      .from('courses')
      .select('id')
      .eq('slug', 'automation-fundamentals')
      .single()
      .throwOnError(),
  );

async function lesson(given: Given, tab: LessonTab): Promise<string> {
  const id = await course(given);
  const { data } = await given.service
    .from('course_lessons')
    .select('id')
    .eq('course_id', id)
    .limit(1)
    .single()
    .throwOnError();
  return lessonTabPath(id, data.id, tab);
}

/** Chooses from the menu of the first row. */
function choose(item: string) {
  return async (page: Page) => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
}

async function openMenu(page: Page) {
  await page
    .getByRole('button', { name: /^(Actions for|More for this)/ })
    .first()
    .click();
}

const chooseRow = (page: Page) =>
  page
    .getByLabel(/^Choose (?!all)/)
    .first()
    .check();

/** The palette with a typed query. */
const palette = (typed: string) => async (page: Page) => {
  const opener = page.getByRole('button', { name: 'Search and commands' });
  const field = page.getByRole('combobox', { name: /^Search .*go to…$/ });
  await expect(async () => {
    await opener.press('Control+k');
    await expect(field).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await field.fill(typed);
};

/** Daily work: dashboard, calendar, bookings, tasks, people. */
const work: Screen[] = [
  {
    name: 'dashboard',
    path: admin.dashboard,
    shows: text('Recurring revenue'),
  },
  {
    name: 'figures',
    path: admin.figures,
    shows: (page) => page.getByRole('img', { name: /over time/ }).first(),
  },
  {
    name: 'figures of days without anything',
    path: `${admin.figures}?from=1901-01-01&to=1901-01-07`,
    shows: text('Nothing was counted in this period.'),
  },
  {
    name: 'commands',
    path: admin.dashboard,
    act: palette(''),
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'commands, records found',
    path: admin.dashboard,
    act: palette('Hannah Weiss'),
    shows: (page) => page.getByRole('option', { name: 'Hannah Weiss' }).first(),
  },
  {
    name: 'commands, nothing found',
    path: admin.dashboard,
    act: palette('zzzzzz'),
    shows: text('Nothing was found for “zzzzzz”.'),
  },
  { name: 'notifications of a leader', path: admin.notifications },
  {
    name: 'an inactive session, warned',
    path: admin.tasks,
    needsOwnPage: true,
    act: letIdle,
    shows: (page) => page.getByRole('dialog', { name: 'Are you still there?' }),
  },
  {
    name: 'a screen that is not found',
    path: '/admin/nowhere',
    shows: text('This page does not exist'),
  },

  { name: 'calendar, month', path: admin.calendar, shows: calendar },
  {
    name: 'calendar, week',
    path: admin.calendar,
    act: press('Week'),
    shows: (page) => page.locator('.fc-timeGridWeek-view'),
  },
  {
    name: 'calendar, day',
    path: admin.calendar,
    act: press('Day'),
    shows: (page) => page.locator('.fc-timeGridDay-view'),
  },
  {
    name: 'calendar, a consultation',
    path: admin.calendar,
    act: openEvent,
    shows: button('Move to…'),
  },
  {
    name: 'calendar, a consultation to move',
    path: admin.calendar,
    act: moveEvent,
    shows: button('Move without notifying'),
  },

  { name: 'bookings', path: `${admin.bookings}?q=Adeyemi`, shows: table },
  { name: 'bookings, none found', path: `${admin.bookings}?q=nobody-of-this-name`, shows: nothing },
  { name: 'bookings, menu', path: admin.bookings, act: openMenu, shows: menuitem },
  { name: 'bookings, some chosen', path: admin.bookings, act: chooseRow, shows: chosenRecords },
  {
    name: 'a booking',
    path: admin.bookings,
    find: async (given) => bookingPath(await newBooking(given)),
    act: (page) => page.getByText('Edit booking and notes').click(),
    shows: button('Save booking'),
  },
  {
    name: 'a reply to a booking',
    path: admin.bookings,
    find: async (given) => bookingPath(await newBooking(given)),
    act: press('Reply'),
    shows: button('Send'),
  },
  {
    name: 'a booking to cancel',
    path: admin.bookings,
    find: async (given) => {
      await newBooking(given);
      return `${admin.bookings}?q=${given.word}`;
    },
    act: choose('Cancel…'),
    shows: button('Cancel consultation'),
  },
  { name: 'unanswered questions', path: admin.gaps, shows: table },
  { name: 'media', path: admin.media, shows: button('Upload a picture') },
  { name: 'videos', path: admin.videos, shows: table },
  {
    // Other tests upload videos concurrently, which only a page of older ones excludes.
    name: 'videos, none found',
    path: `${admin.videos}?shown=no&captions=no&after=5d0c1c1e-4d5f-4f2c-9d7a-0f6f5d3b2a10_2000-01-01`,
    shows: nothing,
  },
  { name: 'media as a list', path: `${admin.media}?view=list`, shows: table },
  {
    name: 'media, none found',
    path: `${admin.media}?q=nothing-of-this-name`,
    shows: nothing,
  },
  {
    name: 'a picture',
    path: admin.media,
    act: (page) =>
      page.getByRole('list', { name: 'All pictures' }).getByRole('link').first().click(),
    shows: button('Replace everywhere'),
  },
  { name: 'content calendar', path: admin.contentCalendar, shows: text('Scheduled') },
  {
    name: 'unanswered questions, none found',
    path: `${admin.gaps}?q=nobody-asked-this`,
    shows: nothing,
  },
  {
    name: 'questions, none found',
    path: `${admin.enquiries}?q=nobody-of-this-name`,
    shows: nothing,
  },
  {
    name: 'a question, answered',
    path: `${admin.enquiries}?q=Owen`,
    act: (page) => page.getByRole('link', { name: 'Owen Clarke' }).click(),
    shows: (page) => dialog(page).getByRole('list', { name: 'Replies' }),
  },
  {
    name: 'a question in quarantine',
    path: `${admin.enquiries}?quarantined=yes&q=Ranking`,
    act: (page) => page.getByRole('link', { name: 'Best Ranking Team' }).click(),
    shows: button('Release'),
  },
  {
    name: 'a question to delete',
    path: `${admin.enquiries}?q=Beatriz`,
    act: async (page) => {
      await page.getByRole('link', { name: 'Beatriz Lima' }).click();
      await press('Delete…')(page);
    },
    shows: button('Delete question'),
  },
  { name: 'a new booking', path: `${admin.bookings}?open=new`, shows: button('Add booking') },
  {
    name: 'a new booking with mistakes',
    path: `${admin.bookings}?open=new`,
    act: press('Add booking'),
    shows: summary,
  },
  { name: 'availability', path: admin.availability, shows: button('Save availability') },
  {
    name: 'availability with mistakes',
    path: admin.availability,
    act: async (page) => {
      await page.getByLabel('Seats').fill('0');
      await press('Save availability')(page);
    },
    shows: text('Please enter a whole number from 1 to 50.'),
  },
  {
    name: 'hosts',
    path: admin.hosts,
    shows: (page) => page.getByRole('list', { name: 'Hosts' }),
  },
  { name: 'a host', path: `${admin.hosts}?open=${MEMBER}`, shows: button('Add calendar') },
  {
    name: 'a new host with mistakes',
    path: `${admin.hosts}?open=new`,
    act: async (page) => {
      await page.getByLabel(/^Time before/).fill('a while');
      await press('Add host')(page);
    },
    shows: summary,
  },

  { name: 'deals', path: admin.deals, shows: table },
  {
    name: 'deals on the board',
    path: `${admin.deals}?view=board`,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    name: 'a lost deal asks why',
    path: `${admin.deals}?view=board`,
    act: async (page) => {
      await page.getByRole('button', { name: `Move ${DEAL}` }).click();
      await page.getByRole('menuitem', { name: 'Move to Lost…' }).click();
    },
    shows: dialog,
  },
  { name: 'deals, none found', path: `${admin.deals}?q=nothing-has-this-word`, shows: nothing },
  {
    name: 'a deal',
    path: admin.deals,
    find: async (given) => dealPath('admin', await deal(given)),
    shows: button('Save deal'),
  },
  {
    name: 'a new deal with mistakes',
    path: dealPath('admin', 'new'),
    act: press('Create deal'),
    shows: summary,
  },
  {
    name: 'a proposal to write and send',
    path: '/admin/deals/[id]/proposal',
    find: async (given) => writeProposalPath(await deal(given)),
    shows: button('Save draft'),
  },
  { name: 'forecast', path: admin.forecast, shows: table },
  { name: 'probabilities', path: admin.dealSettings, shows: button('Save probabilities') },

  { name: 'tasks', path: admin.tasks, shows: table },
  {
    name: 'tasks, a cell edited',
    path: TASK_FOUND,
    act: (page) => page.getByRole('button', { name: /^Priority of/ }).click(),
    shows: (page) => page.getByRole('menuitem', { name: 'Urgent' }),
  },
  {
    name: 'tasks, a due date edited',
    path: TASK_FOUND,
    act: (page) => page.getByRole('button', { name: /^Due date of/ }).click(),
    shows: (page) => page.getByLabel('Due date', { exact: true }),
  },
  {
    name: 'keyboard shortcuts of tasks',
    path: admin.tasks,
    // The keys work once the list has loaded.
    act: (page) =>
      expect(async () => {
        await page.keyboard.press('?');
        await expect(dialog(page)).toBeVisible({ timeout: 1000 });
      }).toPass(),
    shows: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  // So few that the selection bar covers none of them.
  { name: 'tasks, one chosen', path: TASK_FOUND, act: chooseRow, shows: chosenRecords },
  {
    name: 'tasks to delete',
    path: TASK_FOUND,
    act: async (page) => {
      await chooseRow(page);
      await press('Delete')(page);
    },
    shows: dialog,
  },
  {
    name: 'tasks on the board',
    path: `${admin.tasks}?view=board`,
    shows: (page) => page.getByRole('article').first(),
  },
  { name: 'tasks, none found', path: `${admin.tasks}?q=nothing-has-this-word`, shows: nothing },
  {
    name: 'a task',
    path: admin.tasks,
    find: async (given) => taskPath('admin', await task(given)),
    shows: button('Save task'),
  },
  {
    name: 'a new task with mistakes',
    path: taskPath('admin', 'new'),
    act: press('Create task'),
    shows: summary,
  },

  { name: 'playbooks', path: admin.playbooks, shows: text('Prepare consultation') },
  { name: 'a new playbook', path: `${admin.playbooks}?open=new`, shows: button('Create playbook') },

  { name: 'people', path: `${admin.team}?q=Okafor`, shows: table },
  { name: 'people, none found', path: `${admin.team}?q=nobody-is-called-so`, shows: nothing },
  { name: 'a person', path: personPath(MEMBER), shows: button('Disable') },
  {
    name: 'a person to disable',
    path: personPath(MEMBER),
    act: press('Disable'),
    shows: (page) => page.getByRole('dialog', { name: /^Disable/ }),
  },
  { name: 'invitations', path: admin.invitations, find: invited, shows: table },
  {
    name: 'an invitation to write, with mistakes',
    path: inviteFormPath,
    act: press('Send the invitation'),
    shows: summary,
  },
  { name: 'profiles', path: admin.profiles, shows: table },
  { name: 'a profile', path: profilePath(MEMBER), shows: button('Save profile') },
  { name: 'teams', path: admin.teams, shows: table },
  { name: 'a team', path: teamPath(TEAM), shows: button('Save team') },
  {
    name: 'a team to delete',
    path: teamPath(TEAM),
    act: press('Delete'),
    shows: (page) => page.getByRole('dialog', { name: /^Delete/ }),
  },
  { name: 'a new team', path: teamPath('new'), shows: button('Create team') },
];

/** Clients, and their records. */
const records: Screen[] = [
  { name: 'clients', path: admin.clients, act: chooseRow, shows: chosenRecords },
  {
    name: 'clients to tag',
    path: admin.clients,
    act: async (page) => {
      await chooseRow(page);
      await press('Add tag')(page);
    },
    shows: dialog,
  },
  { name: 'clients, none found', path: `${admin.clients}?q=nobody-has-this-word`, shows: nothing },
  {
    name: 'a new client with mistakes',
    path: `${admin.clients}?open=new`,
    act: press('Create contact'),
    shows: summary,
  },
  {
    name: 'a client',
    path: '/admin/clients/[id]',
    find: async (given) => clientPath(await client(given)),
    shows: (page) => page.getByRole('list', { name: 'Timeline' }),
  },
  {
    name: 'a mail to a client',
    path: '/admin/clients/[id]',
    find: async (given) => clientPath(await client(given)),
    act: press('Write an email'),
    shows: button('Send'),
  },
  {
    name: 'a client to edit',
    path: '/admin/clients/[id]',
    find: async (given) => `${admin.clients}?open=${await client(given)}`,
    shows: button('Save contact'),
  },
  {
    name: 'a client to merge',
    path: '/admin/clients/[id]/merge',
    find: async (given) => {
      const other = await newClient(given);
      return `${mergePath(await client(given))}?other=${other}`;
    },
    shows: (page) => page.getByRole('region', { name: 'What will happen' }),
  },
  {
    name: 'a company',
    path: admin.companies,
    find: async (given) =>
      companyPath(
        await idOf(
          given.service
            .from('companies')
            .select('id')
            .eq('name', 'Brightwell Foods')
            .single()
            .throwOnError(),
        ),
      ),
    shows: button('Save company'),
  },
  { name: 'a new company', path: companyPath('new'), shows: dialog },
  { name: 'contacts to import', path: admin.clientImport },
  {
    name: 'contacts to import, read',
    path: admin.clientImport,
    act: (page, { word }) =>
      page.getByLabel('CSV file').setInputFiles({
        name: 'two.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`name,email\nAda,ada@${word}.example\nBob,`),
      }),
    shows: button('Import 1 contact'),
  },
  { name: 'privacy', path: admin.privacy, shows: button('Look up') },
  {
    name: 'privacy, a person',
    path: admin.privacy,
    find: async (given) => {
      await newClient(given);
      return personalDataPath(`${given.word}@engines.example`);
    },
    shows: button('Erase for good'),
  },
  {
    name: 'privacy, a person to erase with a mistake',
    path: admin.privacy,
    find: async (given) => {
      await newClient(given);
      return personalDataPath(`${given.word}@engines.example`);
    },
    act: press('Erase for good'),
    shows: text(notices.confirmationDiffers),
  },
  {
    name: 'privacy, no person',
    path: personalDataPath('nobody@nowhere.example'),
    shows: text(notices.personNotFound),
  },
  {
    name: 'privacy, a receipt',
    path: admin.privacy,
    find: async (given) => erasureReceiptPath(await newReceipt(given)),
    shows: (page) => page.getByRole('region', { name: 'Receipt' }),
  },
  { name: 'reply templates', path: admin.templates, shows: text('Before the consultation') },
  {
    name: 'a new reply template',
    path: `${admin.templates}?open=new`,
    shows: button('Create template'),
  },
  { name: 'retention', path: admin.retention, shows: button('Save retention') },
  {
    name: 'retention with mistakes',
    path: admin.retention,
    act: async (page) => {
      await page.getByLabel(/^Audit log/).fill('1');
      await press('Save retention')(page);
    },
    shows: summary,
  },

  {
    name: 'automations',
    path: admin.automations,
    find: async (given) => {
      await deadMail(given);
      return `${admin.automations}?q=${given.word}`;
    },
    shows: table,
  },
  {
    name: 'an endpoint',
    path: admin.endpoints,
    find: async (given) => `${admin.endpoints}?open=${await failingEndpoint(given)}`,
    shows: button('Save endpoint'),
  },
  {
    name: 'a new endpoint with mistakes',
    path: `${admin.endpoints}?open=new`,
    act: async (page) => {
      await page.getByLabel(/^All events/).uncheck();
      await press('Create endpoint')(page);
    },
    shows: summary,
  },
  {
    name: 'automations, none found',
    path: `${admin.automations}?q=nothing-of-this-name`,
    shows: nothing,
  },
  {
    name: 'a delivery',
    path: admin.automations,
    find: async (given) => `${admin.automations}?open=${await deadMail(given)}`,
    shows: button('Send again'),
  },
  {
    name: 'a delivery that is gone',
    path: `${admin.automations}?open=${crypto.randomUUID()}`,
    shows: text(notices.deliveryGone),
  },
  {
    name: 'audit log of a record',
    path: admin.audit,
    find: async (given) => historyPath('companies', await deletedCompany(given)),
    shows: table,
  },
  {
    name: 'a change',
    path: admin.audit,
    find: async (given) => `${historyPath('companies', await deletedCompany(given))}&action=update`,
    act: (page, { word }) => page.getByRole('link', { name: `${word} after` }).click(),
    shows: (page) => dialog(page).getByRole('link', { name: 'All changes of this record' }),
  },
  { name: 'audit log, nothing found', path: `${admin.audit}?record=none`, shows: nothing },
  {
    name: 'deleted records',
    path: admin.deletedRecords,
    find: async (given) => {
      await deletedCompany(given);
      return admin.deletedRecords;
    },
    shows: table,
  },
];

/** List, editor, form for a new one and preview of each kind of content. */
const editors: Screen[] = CONTENT_TABLES.flatMap((kind): Screen[] => {
  const id = async ({ service }: Given) => {
    const query = service.from(kind).select('id').eq('state', 'published').order('slug').limit(1);
    return (await query.single().throwOnError()).data.id;
  };
  return [
    { name: `list of ${kind}`, path: contentAdminPath(kind), shows: table },
    {
      name: `a new one of ${kind}`,
      path: contentEditorPath(kind, 'new'),
      shows: button('Create draft'),
    },
    {
      name: `editor of ${kind}`,
      path: '/admin/[kind]/[id]',
      find: async (given) => contentEditorPath(kind, await id(given)),
      // Its fields are disabled before the scripts run, and axe then considers nothing in them focusable.
      shows: (page) => page.locator('fieldset:enabled').first(),
    },
    {
      name: `preview of ${kind}`,
      path: '/preview/[token]',
      find: async (given) =>
        previewPath(
          signed(
            'preview-content',
            `${kind} ${await id(given)} ${Math.floor(Date.now() / 1000) + 600}`,
          ),
        ),
      shows: (page) => page.getByRole('complementary', { name: 'Preview' }),
    },
  ];
});

/** Content and the people who registered, enrolled, applied or subscribed. */
const content: Screen[] = [
  ...editors,
  { name: 'posts, menu', path: admin.blog, act: openMenu, shows: menuitem },
  { name: 'posts, some chosen', path: admin.blog, act: chooseRow, shows: chosenRecords },
  {
    name: 'a post to publish',
    path: '/admin/[kind]/[id]',
    find: draft,
    act: press('Publish'),
    shows: (page) => page.getByRole('dialog', { name: /^Email \d+ subscribers\?$/ }),
  },
  {
    name: 'a post to schedule',
    path: '/admin/[kind]/[id]',
    find: draft,
    act: choose('Schedule…'),
    shows: dialog,
  },
  {
    name: 'a post to delete',
    path: '/admin/[kind]/[id]',
    find: draft,
    act: choose('Delete…'),
    shows: dialog,
  },
  {
    name: 'a picture to upload, with mistakes',
    path: '/admin/[kind]/[id]',
    find: draft,
    act: press('Insert a picture', 'Upload'),
    shows: text('Please say what the picture shows.'),
  },
  {
    name: 'a picture to choose from the library',
    path: '/admin/[kind]/[id]',
    find: draft,
    act: press('Insert a picture', 'From the library'),
    shows: text('Name or words of the picture'),
  },
  {
    name: 'a post that someone else has changed',
    path: '/admin/[kind]/[id]',
    find: draft,
    act: async (page, { service, word }) => {
      await expect(title(page)).toHaveValue(`Draft ${word}`);
      await service
        .from('blog_posts')
        .update({ excerpt: 'Theirs.' })
        .eq('slug', `draft-${word}`)
        .throwOnError();
      await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('Mine.');
      await press('Save version')(page);
    },
    shows: text(notices.changedMeanwhile),
  },
  {
    name: 'results of a post',
    path: '/admin/[kind]/[id]/results',
    find: async ({ service }) => {
      const { data } = await service
        .from('blog_posts')
        .select('id')
        .eq('slug', 'choose-the-process-not-the-tool')
        .single()
        .throwOnError();
      return `${editorTabPath('blog_posts', data.id, 'results')}?days=90`;
    },
    shows: (page) => page.getByRole('img', { name: 'Reads over time' }),
  },
  {
    name: 'history of a post',
    path: '/admin/[kind]/[id]/history',
    find: async (given) => {
      const path = await draft(given);
      const id = path.split('/').at(-1) ?? '';
      await given.service
        .from('blog_posts')
        .update({ title: 'Changed' })
        .eq('id', id)
        .throwOnError();
      return editorTabPath('blog_posts', id, 'history');
    },
    act: (page) => page.getByRole('region', { name: 'Versions' }).getByRole('link').first().click(),
    shows: (page) =>
      page.getByRole('region', { name: 'Selected version' }).getByRole('insertion').first(),
  },
  {
    name: 'a draft in review, for a leader',
    path: '/admin/[kind]/[id]/review',
    find: async ({ service }) => {
      const { data } = await service
        .from('blog_posts')
        .select('id')
        .eq('slug', 'retiring-an-automation')
        .single()
        .throwOnError();
      return editorTabPath('blog_posts', data.id, 'review');
    },
    shows: button('Send back'),
  },
  {
    name: 'an enrolment to answer',
    path: admin.academy,
    find: async ({ service }) => {
      const { data } = await service
        .from('enrolments')
        .select('id')
        .limit(1)
        .single()
        .throwOnError();
      return `${admin.academy}?open=${data.id}`;
    },
    act: press('Reply'),
    shows: button('Send'),
  },
  {
    name: 'enrolments',
    path: admin.academy,
    shows: (page) => page.getByRole('region', { name: 'Enrolments' }),
  },
  { name: 'outlines', path: admin.outlines, shows: table },
  { name: 'incoming calls', path: admin.incoming },
  {
    name: 'text of a lesson',
    path: '/admin/academy/[id]/lesson',
    find: (given) => lesson(given, 'text'),
    shows: button('Save lesson'),
  },
  {
    name: 'video of a lesson',
    path: '/admin/academy/[id]/lesson/video',
    find: (given) => lesson(given, 'video'),
    shows: button('Show this video'),
  },
  {
    name: 'a lesson as a student sees it',
    path: '/admin/academy/[id]/lesson/preview',
    find: (given) => lesson(given, 'preview'),
    shows: (page) => page.getByRole('link', { name: 'As a student sees it' }),
  },
  {
    name: 'outline of a course',
    path: '/admin/academy/[id]',
    find: async (given) => outlinePath(await course(given)),
    shows: button('Save outline'),
  },
  {
    name: 'a chapter to remove',
    path: '/admin/academy/[id]',
    find: async (given) => outlinePath(await course(given)),
    act: press('Remove chapter 1'),
    shows: dialog,
  },
  { name: 'registrations', path: admin.registrations, shows: table },
  {
    name: 'registrations for a webinar',
    path: '/admin/webinars/[id]/registrations',
    find: async (given) => editorTabPath('webinars', await webinar(given), 'registrations'),
    shows: table,
  },
  {
    name: 'live desk of a webinar',
    path: '/admin/webinars/[id]/live',
    find: async (given) => liveDeskPath(await webinar(given)),
    shows: (page) => page.getByRole('heading', { name: 'Who is here' }),
  },
  {
    name: 'video of a webinar',
    path: '/admin/webinars/[id]/video',
    find: async (given) => editorTabPath('webinars', await recorded(given), 'video'),
    shows: (page) => page.getByRole('heading', { name: 'Replace it by a file' }),
  },
  {
    name: 'webinar without a video',
    path: '/admin/webinars/[id]/video',
    find: async (given) => editorTabPath('webinars', await webinar(given), 'video'),
    shows: (page) => page.getByRole('heading', { name: 'Upload a file' }),
  },
  { name: 'tags', path: admin.blogTags, shows: text('Exception handling') },
  {
    name: 'tags, none found',
    path: `${admin.blogTags}?q=no-tag-of-this-name`,
    shows: text('No tag of this name'),
  },
  { name: 'a tag', path: `${admin.blogTags}?open=reliability`, shows: button('Save') },
  { name: 'newsletter', path: admin.newsletter, shows: table },
  {
    name: 'newsletter, none found',
    path: `${admin.newsletter}?q=no-issue-of-this-name`,
    shows: nothing,
  },
  { name: 'a new issue', path: admin.newsletterIssue, shows: button('Store as a draft') },
  {
    name: 'an issue that was sent',
    path: newsletterIssuePath('admin', '00000000-0000-4000-8000-000000007001'),
    shows: text('Outcome'),
  },
  {
    name: 'applicants',
    path: '/admin/jobs/[id]/applicants',
    find: async (given) => editorTabPath('jobs', await job(given), 'applicants'),
    shows: table,
  },
  {
    name: 'an applicant',
    path: '/admin/jobs/[id]/applicants',
    find: async (given) => editorTabPath('jobs', await job(given), 'applicants'),
    act: (page) => page.getByRole('link', { name: 'Amara Diallo' }).click(),
    shows: (page) => dialog(page).getByLabel('Private notes'),
  },
];

const folder = join(import.meta.dirname, '../../../app/(staff)');

/** Paths of the lists whose pages use `listScreen`. */
export const listPaths = globSync('admin/**/page.tsx', { cwd: folder })
  .filter((file) => readFileSync(join(folder, file), 'utf8').includes('listScreen('))
  .map((file) => `/${file.replaceAll('\\', '/').replace('/page.tsx', '')}`);

/** Screens of the leaders. */
export const leaderScreens: Screen[] = [
  ...work,
  ...records,
  ...content,
  ...listPaths.map((path) => ({ name: `list at ${path}`, path, shows: table })),
];

function chosenRecords(page: Page): Locator {
  return page.getByRole('region', { name: 'Selected records' });
}

function calendar(page: Page): Locator {
  return page.locator('[aria-busy="false"] .fc-view');
}

/** A month after the seed, after the days that visitors can book and after those of other tests. */
const MONTHS_AHEAD = 5;

/** @param time of the day; different for each row, because rows run in parallel */
async function openEvent(page: Page, given: Given, time = '10:00') {
  const start = addMonths(new Date(), MONTHS_AHEAD);
  const day = 10 + Math.floor(Math.random() * 18);
  await newBooking(given, instantAt(`${start.toISOString().slice(0, 7)}-${day}`, time));
  for (let month = 0; month < MONTHS_AHEAD; month += 1) await press('Next')(page);
  await page.locator('.fc-event', { hasText: given.word }).click();
}

async function moveEvent(page: Page, given: Given) {
  await openEvent(page, given, '11:00');
  await press('Move to…')(page);
  await dialog(page).getByLabel('Date').fill('2041-03-04');
  await dialog(page).getByLabel('Time').fill('13:00');
  await press('Move…')(page);
}

async function letIdle(page: Page) {
  const screen = page.url();
  // Timers of a loaded document would be left behind.
  await page.goto('about:blank');
  await page.clock.install();
  const reported = page.waitForResponse(/api\/session$/);
  await page.goto(screen);
  await reported;
  await page.clock.fastForward(INACTIVITY_LIMIT_MS - WARNING_MS + 1000);
}

/** A booking in a distant year or on the given day, whose last name is the word. */
async function newBooking({ service, word, afterwards }: Given, start?: Date): Promise<string> {
  const startsAt = start ?? new Date(Date.UTC(2050, 0, 1, Math.floor(Math.random() * 200_000)));
  const { data } = await service
    .from('consultation_bookings')
    .insert({
      firstname: 'Noor',
      lastname: word,
      company: 'Lantern Works',
      email: `${word}@visitor.example`,
      phone: '+1 212 555 0188',
      preferreddate: startsAt.toISOString(),
      ends_at: new Date(startsAt.getTime() + 30 * 60_000).toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  afterwards(() => service.from('consultation_bookings').delete().eq('id', data.id).throwOnError());
  return data.id;
}

async function newClient({ service, word, afterwards }: Given): Promise<string> {
  const { data } = await service
    .from('clients')
    .insert({ firstname: word, email: `${word}@engines.example` })
    .select('id')
    .single()
    .throwOnError();
  afterwards(() => service.from('clients').delete().eq('id', data.id).throwOnError());
  return data.id;
}

/** The receipt of an erasure. */
async function newReceipt({ service, afterwards }: Given): Promise<string> {
  const { data } = await service
    .from('privacy_requests')
    .insert({
      kind: 'erasure',
      pseudonyms: ['erased-0123456789abcdef'],
      records: { contact: 1, booking: 2, event: 5, audit: 9 },
    })
    .select('id')
    .single()
    .throwOnError();
  afterwards(() => service.from('privacy_requests').delete().eq('id', data.id).throwOnError());
  return data.id;
}

/** A failed email. */
async function deadMail({ service, word, afterwards }: Given): Promise<string> {
  const { data } = await service
    .from('outbox')
    .insert({
      topic: 'sample.mail',
      channel: 'mail',
      recipient: `${word}@visitor.example`,
      status: 'dead',
      attempts: 8,
      last_error: 'The mail server did not answer',
    })
    .select('id')
    .single()
    .throwOnError();
  afterwards(() => service.from('outbox').delete().eq('id', data.id).throwOnError());
  return data.id;
}

/** An endpoint that gets one kind of event, and does not respond. */
async function failingEndpoint({ service, word, afterwards }: Given): Promise<string> {
  const { data } = await service
    .from('webhook_endpoints')
    .insert({
      url: `https://${word.toLowerCase()}.example/hook`,
      event_types: ['content.unpublished'],
    })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('delivery_targets')
    .insert({
      target: data.id,
      endpoint_id: data.id,
      failures: 3,
      failing_since: '2026-11-01T10:00:00Z',
      last_error: 'The webhook answered 503',
    })
    .throwOnError();
  afterwards(() => service.from('webhook_endpoints').delete().eq('id', data.id).throwOnError());
  return data.id;
}

/** A company that was renamed and deleted. */
async function deletedCompany({ service, word }: Given): Promise<string> {
  const companies = () => service.from('companies');
  const { data } = await companies()
    .insert({ name: `${word} before`, industry: 'Logistics' })
    .select('id')
    .single()
    .throwOnError();
  await companies()
    .update({ name: `${word} after` })
    .eq('id', data.id)
    .throwOnError();
  await companies().delete().eq('id', data.id).throwOnError();
  return data.id;
}

async function invited({ service, word, afterwards }: Given): Promise<string> {
  const email = `${word}@techlink.example`;
  await service
    .from('staff_invitations')
    .insert({ email, name: 'Nell Newcomer', token_hash: word.repeat(5) })
    .throwOnError();
  afterwards(() => service.from('staff_invitations').delete().eq('email', email).throwOnError());
  return admin.invitations;
}

/** The editor of its own draft. */
async function draft({ service, word, afterwards }: Given): Promise<string> {
  const { data } = await service
    .from('blog_posts')
    .insert({
      slug: `draft-${word}`,
      title: `Draft ${word}`,
      excerpt: 'What a clerk does in a day, counted.',
      body: 'Forty invoices, four systems.',
      category: 'Strategy',
      author_name: 'Sofia Reyes',
    })
    .select('id')
    .single()
    .throwOnError();
  afterwards(async () => {
    await service.from('content_drafts').delete().eq('record_id', data.id).throwOnError();
    await service.from('blog_posts').delete().eq('id', data.id).throwOnError();
  });
  return contentEditorPath('blog_posts', data.id);
}
