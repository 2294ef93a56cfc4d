import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Enrolled } from '@/components/academy/site/enrolled';
import { Subscribed } from '@/components/blog/site/subscribed';
import { BookingConfirmed } from '@/components/bookings/site/booking-confirmed';
import { ApplicationReceived } from '@/components/careers/site/application-received';
import { RegistrationSuccess } from '@/components/webinars/site/registration-success';

const email = 'grace@visitor.example';

const booking = {
  id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  email,
  startsAt: '2026-12-01T16:00:00.000Z',
  moment: 'Tuesday, December 1, 2026 at 11:00 AM',
  about: null,
  aboutMeaning: null,
  estimate: null,
  path: '/booking/confirmed/token',
  managePath: null,
  changeLimit: null,
  meetingUrl: null,
  host: null,
  calendarUrl: 'https://calendar.example',
  outlookUrl: 'https://outlook.example',
  calendarFilePath: '/booking/confirmed/token/calendar.ics',
  isHeld: false,
};

const withoutLinks = { children: null };

const views: [name: string, view: (isMailed: boolean) => ReactElement][] = [
  [
    'a consultation',
    (isMailed) => createElement(BookingConfirmed, { booking: { ...booking, isMailed } }),
  ],
  [
    'a webinar',
    (isMailed) =>
      createElement(RegistrationSuccess, {
        email,
        isMailed,
        waits: null,
        onAgain() {},
        ...withoutLinks,
      }),
  ],
  [
    'a waiting list',
    (isMailed) =>
      createElement(RegistrationSuccess, {
        email,
        isMailed,
        waits: 2,
        onAgain() {},
        ...withoutLinks,
      }),
  ],
  ['a course', (isMailed) => createElement(Enrolled, { email, isMailed, waits: false })],
  [
    'an application',
    (isMailed) => createElement(ApplicationReceived, { firstName: 'Grace', email, isMailed }),
  ],
  [
    'a subscription',
    (isMailed) => createElement(Subscribed, { notice: 'blogSubscribed', isMailed }),
  ],
];

test.each(views)('%s promises an email only if the site can send one', (_, view) => {
  const mailed = renderToStaticMarkup(view(true));
  const unmailed = renderToStaticMarkup(view(false));
  expect(mailed).toMatch(/on (its|their) way/);
  expect(mailed).not.toContain('cannot send email');
  expect(unmailed).toContain('We cannot send email at the moment');
  expect(unmailed).not.toMatch(/on (its|their) way/);
});
