import { randomUUID } from 'node:crypto';
import { callAction, postForm, readForm, type ServerForm } from '../../e2e/support/form-post.ts';
import { notices } from '../../lib/notices.ts';
import { paths } from '../../lib/paths.ts';
import type { Query } from '../../supabase/local/database/database.ts';
import { SITE_URL } from './site.ts';

/** Response to the booking form. */
export type Answer =
  | { kind: 'booked'; id: string }
  /** `suggested` is the number of free times in the response; `isKept`: the input is kept. */
  | { kind: 'refused'; text: string; suggested: number; isKept: boolean }
  | { kind: 'error'; status: number };

/** Returns how many answers confirm a booking, and how many refuse it because the time is taken. */
export function countAnswers(answers: Answer[], suggested?: number) {
  const isTaken = (answer: Answer) =>
    answer.kind === 'refused' &&
    answer.text === notices.slotTaken &&
    (suggested === undefined || answer.suggested === suggested);
  return {
    booked: answers.filter(({ kind }) => kind === 'booked').length,
    taken: answers.filter(isTaken).length,
  };
}

export type Book = (values: Record<string, string>) => Promise<Answer>;

const texts = new Map(Object.entries(notices));
let visitors = 0;

/** Returns a unique IP, so that no visitor uses up the limits of another. */
export function newAddress(): string {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Returns the input of a new visitor, except for date and time. */
export function visitor(): Record<string, string> {
  return {
    firstName: 'Robin',
    lastName: 'Bench',
    email: `${randomUUID()}@bench.example`,
    phone: '+1 212 555 0100',
    company: 'Bench Ltd',
    message: '',
  };
}

export type OpenDay = { date: string; free: string[] };

/** Returns whether visitors are offered a time. */
export async function isOffered({ date, time }: { date: string; time: string }): Promise<boolean> {
  const headers = { 'x-forwarded-for': newAddress() };
  const response = await fetch(SITE_URL + paths.slots, { headers });
  const { days }: { days: OpenDay[] } = await response.json();
  return days.some((day) => day.date === date && day.free.includes(time));
}

/** Returns the days without bookings. */
export async function freeDays(): Promise<OpenDay[]> {
  const { days }: { days: OpenDay[] } = await (await fetch(SITE_URL + paths.slots)).json();
  const most = Math.max(...days.map(({ free }) => free.length));
  return days.filter(({ free }) => free.length === most);
}

/** Returns the free times of these days, in an endless loop. */
export async function freeTimesInTurn(): Promise<Iterator<{ date: string; time: string }, never>> {
  const days = await freeDays();
  const times = days.flatMap(({ date, free }) => free.map((time) => ({ date, time })));
  return (function* () {
    for (;;) yield* times;
  })();
}

const TYPED = ['firstName', 'lastName', 'email', 'phone', 'company'];

/** Returns whether a response contains the visitor's input. */
const isKept = (answer: string, values: Record<string, string>) =>
  TYPED.every((name) => answer.includes(values[name] ?? ''));

async function openBookingForm() {
  const url = SITE_URL + paths.booking;
  return readForm(url, await (await fetch(url)).text(), 'firstName');
}

/** Returns the form of a private page that has this button. */
export async function formWith(button: string, path: string): Promise<ServerForm> {
  const url = SITE_URL + path;
  const forms = (await (await fetch(url)).text()).match(/<form[\s\S]*?<\/form>/g) ?? [];
  return readForm(url, forms.find((form) => form.includes(button)) ?? '', 'token');
}

/** Returns a function that sends the booking form like a page with JavaScript, each call from a separate IP. */
export async function bookingAction(): Promise<Book> {
  const form = await openBookingForm();
  return async (values) => {
    const { status, answer } = await callAction(form, values, { address: newAddress() });
    if (status >= 400) return { kind: 'error', status };
    const notice = /"notice":"(\w+)"/.exec(answer)?.[1];
    const id = notice ? null : /"id":"([0-9a-f-]{36})"/.exec(answer)?.[1];
    if (id) return { kind: 'booked', id };
    const nearest = /"nearest":\[[^\]]*\]/.exec(answer)?.[0] ?? '';
    return {
      kind: 'refused',
      text: notice ? (texts.get(notice) ?? notice) : answer,
      suggested: nearest.split('"date"').length - 1,
      isKept: isKept(answer, values),
    };
  };
}

/** Returns the same for a browser without JavaScript, which waits for the whole page. */
export async function bookingForm(): Promise<Book> {
  const form = await openBookingForm();
  return async (values) => {
    const { status, html } = await postForm(form, values, { address: newAddress() });
    if (status >= 400) return { kind: 'error', status };
    const page = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    const id = /Reference (?:<!-- -->)?([0-9a-f-]{36})/.exec(page)?.[1];
    if (id) return { kind: 'booked', id };
    const errors = [
      ...page.matchAll(/<p id="field-\w+-note"[^>]*>(?:<svg[\s\S]*?<\/svg>)([^<]+)/g),
    ];
    const text =
      [...texts.values()].find((known) => page.includes(known)) ??
      errors.map(([, error]) => error).join(' ');
    const suggested = page.split('name="suggested"').length - 1;
    return { kind: 'refused', text, suggested, isKept: isKept(page, values) };
  };
}

/** Allows many bookings at one time, and returns a function that books the next free one for a new visitor. */
export async function bookingInTurn({ sql }: { sql: Query }): Promise<() => Promise<Answer>> {
  await sql('update public.availability_settings set seats = 50');
  const times = await freeTimesInTurn();
  const book = await bookingAction();
  return () => book({ ...visitor(), ...times.next().value });
}
