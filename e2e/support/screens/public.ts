import type { Page } from '@playwright/test';
import { addDays } from 'date-fns';
import { TOO_LARGE_ANCHOR } from '../../../lib/careers/applications/cv-rules.ts';
import { docxFiles, zipOf } from '../../../lib/careers/applications/cv-samples.test-double.ts';
import { type TokenPurpose, tokenHash } from '../../../lib/core/security/token-signature.ts';
import { notices } from '../../../lib/notices.ts';
import {
  confirmedBookingPath,
  confirmSubscriptionPath,
  enterCoursePath,
  invitationPath,
  manageBookingPath,
  previewPath,
  proposalPath,
  subscriptionChoicesPath,
  unsubscribePath,
  webinarPlacePath,
} from '../../../lib/paths/links.ts';
import {
  blogTagPath,
  bookAboutPath,
  bookEstimatePath,
  calculatorPath,
  certificatePath,
  contentPath,
  issuePath,
  learnPath,
  publicPersonPath,
  readinessPath,
  samplePath,
} from '../../../lib/paths/site.ts';
import { paths } from '../../../lib/paths.ts';
import { bookAs, fillPerson } from '../booking-form.ts';
import { chooseSlot, freeSlot } from '../consultation-slots.ts';
import {
  button,
  dialog,
  type Given,
  openQuestions,
  press,
  type Screen,
  signed,
  summary,
  text,
} from './screen.ts';

const course = contentPath('courses', 'automation-fundamentals');
const webinar = contentPath('webinars', 'exception-queues-that-shrink');
const recorded = contentPath('webinars', 'reading-invoices-per-field');
const job = contentPath('jobs', 'automation-engineer');

/** Pages of the site, as visitors see them. */
export const publicPages: Screen[] = [
  { name: 'home', path: paths.home },
  { name: 'menu of a phone', path: paths.home, act: openMenu, shows: dialog },
  { name: 'services', path: paths.services },
  {
    name: 'a service, its questions open',
    path: contentPath('services', 'document-processing'),
    act: openQuestions,
  },
  { name: 'cases', path: paths.cases },
  { name: 'a case', path: contentPath('cases', 'brightwell-invoices') },
  { name: 'a case that failed in part', path: contentPath('cases', 'cobalt-review-desk') },
  { name: 'pricing, its questions open', path: paths.pricing, act: openQuestions },
  { name: 'contact', path: paths.contact },
  {
    name: 'contact, about a plan',
    path: `${paths.contact}?about=plan-starter`,
    shows: text('Starter plan'),
  },
  {
    name: 'contact, a question with mistakes',
    path: paths.contact,
    act: press('Send question'),
    shows: text(notices.formHasErrors),
  },
  {
    name: 'contact, a question received',
    path: paths.contact,
    act: async (page, { word }) => {
      await page.getByLabel('Your question').fill('Can you read our delivery notes?');
      await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
      await page.getByLabel('Email').fill(`${word}@visitor.example`);
      await press('Send question')(page);
    },
    shows: (page) => page.getByRole('heading', { name: 'Thank you, Grace Hopper' }),
  },
  { name: 'about', path: paths.about },
  { name: 'a person who can be booked', path: publicPersonPath('daniel-okafor') },
  { name: 'a guest who teaches', path: publicPersonPath('priya-raman') },
  { name: 'terms', path: paths.terms },
  { name: 'privacy', path: paths.privacy },
  { name: 'cookies', path: paths.cookies },
  { name: 'webhooks', path: paths.webhookDocs },
  { name: 'search', path: paths.search },
  {
    name: 'search answered',
    path: `${paths.search}?q=What+happens+when+a+webhook+is+sent+twice%3F`,
  },
  { name: 'search unanswered', path: `${paths.search}?q=Do+you+repair+bicycles%3F` },
  { name: 'compare', path: paths.compare },
  { name: 'calculator, its example', path: paths.calculator },
  { name: 'calculator, an estimate', path: calculatorPath('v=1&people=5&hours=9&rate=40') },
  {
    name: 'calculator, work that is too little',
    path: calculatorPath('v=1&people=1&hours=4'),
    shows: text('We do not automate this'),
  },
  {
    name: 'calculator with mistakes',
    path: calculatorPath('v=1&hours=1e308'),
    shows: text(notices.formHasErrors),
  },
  {
    name: 'calculator, an estimate that cannot be sent',
    path: paths.calculator,
    act: press('Send me this'),
    shows: text(notices.formHasErrors),
  },
  { name: 'calculator, answer of the mail form', path: paths.calculatorAnswer },
  { name: 'readiness check', path: paths.readiness },
  {
    name: 'readiness check, its report',
    path: readinessPath(
      `v=1&${Array.from({ length: 12 }, (_, index) => `q${index + 1}=${index % 3}`).join('&')}`,
    ),
    shows: (page) => page.getByRole('heading', { name: 'Your next three steps' }),
  },
  {
    name: 'readiness check with questions left',
    path: readinessPath('v=1&q1=2'),
    shows: text('11 questions have no answer yet.'),
  },
  {
    name: 'booking with an estimate',
    path: bookEstimatePath(
      'v=1&people=2&hours=13&rate=33&mistakes=0&building=24000&discovery=9500',
    ),
    shows: text('With my estimate'),
  },
  { name: 'integrations', path: paths.integrations },
  { name: 'security', path: paths.security },
  { name: 'the sandbox', path: paths.failItNow },
  {
    name: 'the sandbox, a run',
    path: paths.failItNow,
    act: press('Start a run'),
    shows: button('Stop the receiver'),
  },
  { name: 'proof', path: paths.proof },

  { name: 'courses', path: paths.academy },
  {
    name: 'courses, none found',
    path: `${paths.academy}?q=nothing-has-this`,
    shows: text('No courses found'),
  },
  { name: 'a course', path: course },
  {
    name: 'a course, enrolment with mistakes',
    path: course,
    act: press('Enroll Now'),
    shows: text(notices.formHasErrors),
  },
  {
    name: 'a course, enrolled',
    path: course,
    act: async (page, { word }) => {
      const form = page.locator('#enroll');
      await form.getByLabel('Name').fill('Grace Hopper');
      await form.getByLabel('Email').fill(`${word}@learner.example`);
      await press('Enroll Now')(page);
    },
    shows: (page) => page.getByRole('heading', { name: 'Your place is reserved' }),
  },

  { name: 'webinars', path: paths.webinars },
  {
    name: 'webinars, none planned',
    path: paths.webinars,
    needsOwnPage: true,
    act: async (page) => {
      // Playwright's clock would stop axe's own timers.
      await page.addInitScript((later) => {
        globalThis.Date = new Proxy(Date, {
          construct: (date, given) => Reflect.construct(date, given.length > 0 ? given : [later]),
          get: (date, name) => (name === 'now' ? () => later : Reflect.get(date, name)),
        });
      }, addDays(new Date(), 4000).getTime());
      await page.reload();
    },
    shows: text('No webinar is planned at the moment'),
  },
  { name: 'a webinar', path: webinar },
  { name: 'a webinar with few places', path: '/webinars/[slug]', find: newWebinar },
  {
    name: 'a webinar, registration with mistakes',
    path: webinar,
    act: press('Register'),
    shows: text(notices.formHasErrors),
  },
  {
    name: 'a webinar, registered',
    path: '/webinars/[slug]',
    find: newWebinar,
    act: async (page, { word }) => {
      await page.getByLabel('First name').fill('Grace');
      await page.getByLabel('Last name').fill('Hopper');
      await page.getByLabel('Email').fill(`${word}@visitor.example`);
      await press('Register')(page);
    },
    shows: (page) => page.getByRole('heading', { name: 'Registration Successful!' }),
  },
  { name: 'a webinar that is over', path: recorded },
  { name: 'a recording', path: `${recorded}/recording` },
  {
    name: 'a sample lesson',
    path: samplePath('automation-fundamentals', 'what-a-case-costs'),
  },
  { name: 'a course whose link is asked for', path: learnPath('automation-fundamentals') },
  {
    name: 'a course to open',
    path: '/learn/enter/[token]',
    find: courseToOpen,
    shows: button('Open the course'),
  },
  {
    name: 'a lesson',
    path: '/learn/[course]/[lesson]',
    find: courseToOpen,
    needsOwnPage: true,
    act: async (page) => {
      await button('Open the course')(page).click();
      await page.getByRole('link', { name: /^Begin/ }).click();
    },
    shows: (page) => page.getByRole('button', { name: /^Done/ }),
  },
  {
    name: 'a certificate',
    path: '/certificates/[id]',
    find: certificate,
    shows: text('has completed Automation fundamentals'),
  },

  { name: 'jobs', path: paths.careers },
  { name: 'jobs, none found', path: `${paths.careers}?department=Nowhere` },
  { name: 'a job', path: job },
  { name: 'a job that is closed', path: contentPath('jobs', 'operations-intern') },
  { name: 'a job, application too large', path: `${job}#${TOO_LARGE_ANCHOR}` },
  {
    name: 'a job, application with mistakes',
    path: job,
    act: press('Send application'),
    shows: text(notices.formHasErrors),
  },
  {
    name: 'a job, application received',
    path: '/careers/[slug]',
    find: newJob,
    act: async (page, { word }) => {
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Lovelace');
      await page.getByLabel('Email', { exact: true }).fill(`${word}@applicant.example`);
      await page.getByLabel('CV', { exact: true }).setInputFiles({
        name: 'Ada.docx',
        mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        buffer: zipOf(docxFiles()),
      });
      await press('Send application')(page);
    },
    shows: text(notices.applicationReceived),
  },

  { name: 'posts', path: paths.blog },
  { name: 'posts, second page', path: '/blog/page/2' },
  { name: 'posts of a category', path: '/blog/category/strategy' },
  { name: 'posts with a tag that has an introduction', path: blogTagPath(1, 'exception-handling') },
  { name: 'posts with a tag', path: blogTagPath(1, 'finance') },
  { name: 'posts, none found', path: `${paths.blog}?q=zzzz` },
  { name: 'a post', path: contentPath('blog_posts', 'reading-an-api-before-you-sign') },
  {
    name: 'posts, subscription with mistakes',
    path: paths.blog,
    act: (page) => subscribe(page, 'nobody@'),
    shows: text(notices.formHasErrors),
  },
  {
    name: 'posts, subscribed',
    path: paths.blog,
    act: (page, { word }) => subscribe(page, `${word}@reader.example`),
    shows: text(notices.blogSubscribed),
  },
  {
    name: 'a subscription to confirm',
    path: '/blog/subscription/confirm/[token]',
    find: async (given) =>
      confirmSubscriptionPath(signed('confirm-subscription', await newSubscription(given))),
    shows: button('Confirm subscription'),
  },
  {
    name: 'a subscription, confirmed',
    path: '/blog/subscription/confirm/[token]',
    find: async (given) =>
      confirmSubscriptionPath(signed('confirm-subscription', await newSubscription(given))),
    act: press('Confirm subscription'),
    shows: (page) => page.getByRole('heading', { name: 'You are on the list' }),
  },
  {
    name: 'what a subscriber gets',
    path: '/blog/subscription/choose/[token]',
    find: async (given) => {
      const id = await newSubscription(given);
      const confirmed = { confirmed_at: new Date().toISOString() };
      await given.service.from('blog_subscriptions').update(confirmed).eq('id', id).throwOnError();
      return subscriptionChoicesPath(signed('choose-subscription', id));
    },
    shows: button('Store my choices'),
  },
  { name: 'newsletter', path: paths.newsletter, shows: text('What we built, and what it brought') },
  {
    name: 'an issue of the newsletter',
    path: '/newsletter/[slug]',
    find: async () => issuePath('three-questions-before-you-build'),
    shows: text('Which process first?'),
  },
  {
    name: 'a subscription to end',
    path: '/blog/subscription/end/[token]',
    find: async (given) =>
      unsubscribePath(signed('end-subscription', await newSubscription(given))),
    shows: button('Unsubscribe'),
  },
  {
    name: 'a subscription, ended',
    path: '/blog/subscription/end/[token]',
    find: async () => unsubscribePath(signed('end-subscription', crypto.randomUUID())),
    shows: text(notices.blogUnsubscribed),
  },
  {
    name: 'a webinar place',
    path: '/webinars/place/[token]',
    find: placeHeld,
    shows: text('The button to join appears here 10 minutes before the start.'),
  },
  {
    name: 'a webinar place that was given back',
    path: '/webinars/place/[token]',
    find: placeGivenBack,
    shows: text('You gave this place back on'),
  },
  {
    name: 'a place in a waiting list',
    path: '/webinars/place/[token]',
    find: placeInWaitingList,
    shows: text('you are number 1 on the waiting list'),
  },
  {
    name: 'a proposal',
    path: '/proposals/[token]',
    find: (given) => proposalOf(given, 'ines@atlas-dental.example'),
    shows: button('Email a code'),
  },
  {
    name: 'a proposal to accept, with mistakes',
    path: '/proposals/[token]',
    find: (given) => proposalOf(given, 'ines@atlas-dental.example'),
    act: press('Email a code'),
    shows: summary,
  },
  {
    name: 'a proposal that was accepted',
    path: '/proposals/[token]',
    find: (given) => proposalOf(given, 'ben.adeyemi@cobalt-freight.example'),
    shows: text('as a simple electronic signature'),
  },
  {
    name: 'a course that opens later',
    path: contentPath('courses', 'document-ai-in-practice'),
    shows: button('Tell me when it opens'),
  },
  {
    name: 'a forged link of a mail',
    path: unsubscribePath('forged'),
    shows: text(notices.blogLinkInvalid),
  },

  { name: 'booking', path: paths.booking },
  { name: 'booking, answer without JavaScript', path: paths.bookingAnswer },
  {
    name: 'booking with mistakes',
    path: paths.booking,
    act: press('Book consultation'),
    shows: text(notices.formHasErrors),
  },
  {
    name: 'booking, confirmed',
    path: paths.booking,
    needsOwnPage: true,
    act: async (page, { service, word, afterwards }) => {
      const email = `${word}@visitor.example`;
      afterwards(() =>
        service.from('consultation_bookings').delete().eq('email', email).throwOnError(),
      );
      await page.route(`**${paths.slots}`, async (route) => {
        const response = await route.fetch();
        // As old as the form of a person who types slowly.
        const formToken = signed('form-time', String(Date.now() - 60_000));
        await route.fulfill({ response, json: { ...(await response.json()), formToken } });
      });
      const slots = page.waitForResponse(`**${paths.slots}`);
      await page.reload();
      await slots;
      await chooseSlot(page, await freeSlot(5));
      await fillPerson(page, email);
      await press('Book consultation')(page);
    },
    shows: (page) => page.getByRole('heading', { name: 'Booking Confirmed!' }),
  },
  {
    name: 'a booking to manage',
    path: '/booking/manage/[token]',
    find: bookingToManage,
    shows: button('Move consultation'),
  },
  {
    name: 'a booking, cancelled',
    path: '/booking/manage/[token]',
    find: bookingToManage,
    act: async (page) => {
      await page.getByText('Cancel consultation…').click();
      await press('Yes, cancel it')(page);
    },
    shows: text(notices.bookingCancelled),
  },
  {
    name: 'a booking, before it is cancelled',
    path: '/booking/manage/[token]',
    find: bookingToManage,
    act: (page) => page.getByText('Cancel consultation…').click(),
    shows: button('Yes, cancel it'),
  },
  {
    name: 'a confirmed booking',
    path: '/booking/confirmed/[token]',
    find: (given) => newBooking(given, 'confirmed-booking', confirmedBookingPath),
    shows: (page) => page.getByRole('heading', { name: 'Booking Confirmed!' }),
  },
  {
    name: 'a forged link to a confirmation',
    path: confirmedBookingPath('forged.forged'),
    shows: text(notices.manageLinkInvalid),
  },
  {
    name: 'booking about a plan',
    path: bookAboutPath('plan-professional'),
    shows: text('Professional plan'),
  },
  {
    name: 'a forged link to a booking',
    path: manageBookingPath('forged.forged'),
    shows: text(notices.manageLinkInvalid),
  },
];

/** Sign-in screens, and those that emails link to. */
export const signInPages: Screen[] = [
  { name: 'sign-in of leaders', path: paths.adminLogin },
  {
    name: 'sign-in of leaders with mistakes',
    path: paths.adminLogin,
    act: press('Sign in'),
    shows: summary,
  },
  { name: 'sign-in of members', path: paths.memberLogin },
  { name: 'forgotten password', path: paths.forgotPassword },
  {
    name: 'forgotten password, link sent',
    path: paths.forgotPassword,
    act: async (page, { word }) => {
      await page.getByLabel('Email').fill(`${word}@techlink.example`);
      await press('Send the link')(page);
    },
    shows: text(notices.passwordResetSent),
  },
  { name: 'new password', path: `${paths.newPassword}?token_hash=forged` },
  {
    name: 'new password with mistakes',
    path: `${paths.newPassword}?token_hash=forged`,
    act: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('short');
      await press('Set the password')(page);
    },
    shows: summary,
  },
  {
    name: 'new password without a link',
    path: paths.newPassword,
    shows: text(notices.passwordLinkInvalid),
  },
  {
    name: 'an invitation',
    path: '/invitation/[token]',
    find: (given) => invitation(given),
    shows: button('Accept and sign in'),
  },
  {
    name: 'an invitation with mistakes',
    path: '/invitation/[token]',
    find: (given) => invitation(given),
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('short');
      await press('Accept and sign in')(page);
    },
    shows: summary,
  },
  {
    name: 'an invitation that was accepted',
    path: '/invitation/[token]',
    find: (given) => invitation(given, { accepted_at: new Date().toISOString() }),
    shows: text(notices.invitationAccepted),
  },
  { name: 'a forged invitation', path: invitationPath('forged') },
];

/** Responses with the status 404. */
export const missingPages: Screen[] = [
  { name: 'a page that is not found', path: '/nowhere' },
  { name: 'a record that is not found', path: contentPath('services', 'nowhere') },
  {
    name: 'the sandbox, a run that is over',
    path: `${paths.sandboxRuns}?run=over`,
    shows: text(notices.sandboxEnded),
  },
  {
    name: 'a preview that is not found',
    path: previewPath('forged'),
    shows: text(notices.previewLinkInvalid),
  },
];

async function openMenu(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 });
  await press('Open the menu')(page);
}

async function subscribe(page: Page, email: string) {
  const form = page.getByRole('region', { name: 'New posts by email' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

async function newSubscription({ service, word, afterwards }: Given): Promise<string> {
  const { data } = await service
    .from('blog_subscriptions')
    .insert({ email: `${word}@reader.example`, policy_version: '2026-11-24' })
    .select('id')
    .single()
    .throwOnError();
  afterwards(() => service.from('blog_subscriptions').delete().eq('id', data.id).throwOnError());
  return data.id;
}

async function register({ service, word, ...given }: Given): Promise<string> {
  const path = await newWebinar({ service, word, ...given });
  const { data } = await service
    .from('webinars')
    .select('id, title')
    .eq('slug', path.split('/').at(-1) ?? '')
    .single()
    .throwOnError();
  const { data: registration } = await service
    .from('webinar_registrations')
    .insert({
      firstname: 'Grace',
      lastname: 'Hopper',
      email: `${word}@visitor.example`,
      webinarid: data.id,
      webinartitle: data.title,
    })
    .select('id')
    .single()
    .throwOnError();
  return registration.id;
}

async function enrol({ service, word, afterwards }: Given): Promise<string> {
  const { data: course } = await service
    .from('courses')
    .select('id')
    .eq('slug', 'automation-fundamentals')
    .single()
    .throwOnError();
  const { data } = await service
    .from('enrolments')
    .insert({ name: 'Grace Hopper', email: `${word}@learner.example`, course_id: course.id })
    .select('id')
    .single()
    .throwOnError();
  afterwards(() => service.from('enrolments').delete().eq('id', data.id).throwOnError());
  return data.id;
}

async function courseToOpen(given: Given): Promise<string> {
  const { data: link } = await given.service
    .rpc('issue_access_link', {
      purpose: 'course',
      subject: await enrol(given),
      email: `${given.word}@learner.example`,
      expires_at: '2099-01-01T00:00:00Z',
    })
    .throwOnError();
  return enterCoursePath(signed('access-link', link));
}

async function certificate(given: Given): Promise<string> {
  const { data } = await given.service
    .from('certificates')
    .insert({
      enrolment_id: await enrol(given),
      name: 'Grace Hopper',
      course_title: 'Automation fundamentals',
      started_on: '2026-10-26',
      completed_on: '2026-11-02',
      lessons_count: 11,
      questions_count: 10,
    })
    .select('id')
    .single()
    .throwOnError();
  return certificatePath(data.id);
}

/** The page of the seeded proposal for a contact. */
async function proposalOf({ service }: Given, email: string): Promise<string> {
  const { data: found } = await service
    .from('proposal_versions')
    .select('proposal_id')
    .eq('recipient_email', email)
    .single()
    .throwOnError();
  const { data: link } = await service
    .rpc('issue_access_link', {
      purpose: 'proposal',
      subject: found.proposal_id,
      email,
      expires_at: '2100-01-01T00:00:00Z',
    })
    .throwOnError();
  return proposalPath(signed('access-link', String(link)));
}

async function placeHeld(given: Given): Promise<string> {
  return webinarPlacePath(signed('give-back-place', await register(given)));
}

async function placeInWaitingList(given: Given): Promise<string> {
  const held = await given.service
    .from('webinar_registrations')
    .select('webinarid')
    .eq('id', await register(given))
    .single()
    .throwOnError();
  const { data } = await given.service
    .from('webinar_waitlist')
    .insert({
      firstname: 'Grace',
      lastname: 'Hopper',
      email: `waits-${given.word}@visitor.example`,
      webinarid: held.data.webinarid,
    })
    .select('id')
    .single()
    .throwOnError();
  return webinarPlacePath(signed('give-back-place', data.id));
}

async function placeGivenBack(given: Given): Promise<string> {
  const id = await register(given);
  await given.service
    .from('webinar_registrations')
    .update({ given_back_at: new Date().toISOString() })
    .eq('id', id)
    .throwOnError();
  return webinarPlacePath(signed('give-back-place', id));
}

async function newWebinar({ service, word, afterwards }: Given): Promise<string> {
  const { data } = await service
    .from('webinars')
    .insert({
      slug: `test-${word}`,
      title: 'Queues under test',
      description: 'A webinar that a test has made.',
      starts_at: addDays(new Date(), 3).toISOString(),
      presenter: 'Kim Guestwell',
      state: 'published',
      capacity: 1,
    })
    .select('id, slug')
    .single()
    .throwOnError();
  afterwards(() => service.from('webinars').delete().eq('id', data.id).throwOnError());
  return contentPath('webinars', data.slug);
}

async function newJob({ service, word, afterwards }: Given): Promise<string> {
  const { data } = await service
    .from('jobs')
    .insert({
      slug: `test-${word}`,
      title: 'Tester',
      summary: 'Finds what others overlook.',
      department: 'Testing',
      location: 'New York, NY',
      state: 'published',
    })
    .select('id, slug')
    .single()
    .throwOnError();
  afterwards(() =>
    service.from('jobs').update({ state: 'archived' }).eq('id', data.id).throwOnError(),
  );
  return contentPath('jobs', data.slug);
}

function bookingToManage(given: Given): Promise<string> {
  return newBooking(given, 'manage-booking', manageBookingPath);
}

async function newBooking(
  { service, word, afterwards }: Given,
  purpose: TokenPurpose,
  pathOf: (token: string) => string,
): Promise<string> {
  const email = `${word}@visitor.example`;
  const id = await bookAs(service, email, await freeSlot(5));
  afterwards(() =>
    service.from('consultation_bookings').delete().eq('email', email).throwOnError(),
  );
  return pathOf(signed(purpose, id));
}

async function invitation(
  { service, word, afterwards }: Given,
  fields: { accepted_at?: string } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const expires_at = addDays(new Date(), 7).toISOString();
  const token = signed('accept-invitation', `${id} ${Date.parse(expires_at)}`);
  const email = `${word}@techlink.example`;
  await service
    .from('staff_invitations')
    .insert({ id, email, name: 'Nell', token_hash: tokenHash(token), expires_at, ...fields })
    .throwOnError();
  afterwards(() => service.from('staff_invitations').delete().eq('id', id).throwOnError());
  return invitationPath(token);
}
