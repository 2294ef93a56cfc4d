import { randomUUID } from 'node:crypto';
import { callAction, postForm, readForm } from '../../e2e/support/form-post.ts';
import { paths } from '../../lib/paths.ts';
import { SITE_URL } from './site.ts';

/** Answer to the booking form. */
export type Answer =
  | { kind: 'booked'; id: string }
  | { kind: 'refused'; text: string }
  | { kind: 'error'; status: number };

export type Book = (values: Record<string, string>) => Promise<Answer>;

let visitors = 0;

/** Returns what a new visitor types, but for date and time. */
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

/** Returns the days on which nobody has booked. */
export async function freeDays(): Promise<OpenDay[]> {
  const { days }: { days: OpenDay[] } = await (await fetch(SITE_URL + paths.slots)).json();
  const most = Math.max(...days.map(({ free }) => free.length));
  return days.filter(({ free }) => free.length === most);
}

async function openBookingForm() {
  const url = SITE_URL + paths.booking;
  const form = readForm(url, await (await fetch(url)).text(), 'firstName');
  const address = () => {
    visitors += 1;
    return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  };
  return { form, address };
}

/** Returns a function that sends the booking form as a page with JavaScript does, each call from an IP of its own. */
export async function bookingAction(refusals: Record<string, string>): Promise<Book> {
  const { form, address } = await openBookingForm();
  return async (values) => {
    const { status, answer } = await callAction(form, values, { address: address() });
    if (status >= 400) return { kind: 'error', status };
    const notice = /"notice":"(\w+)"/.exec(answer)?.[1];
    if (notice) return { kind: 'refused', text: refusals[notice] ?? notice };
    const id = /"id":"([0-9a-f-]{36})"/.exec(answer)?.[1];
    return id ? { kind: 'booked', id } : { kind: 'refused', text: answer };
  };
}

/** Returns the same for a browser without JavaScript, which waits for the whole page. */
export async function bookingForm(refusals: readonly string[]): Promise<Book> {
  const { form, address } = await openBookingForm();
  return async (values) => {
    const { status, html } = await postForm(form, values, { address: address() });
    if (status >= 400) return { kind: 'error', status };
    const page = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    const id = /Reference (?:<!-- -->)?([0-9a-f-]{36})/.exec(page)?.[1];
    if (id) return { kind: 'booked', id };
    const errors = [
      ...page.matchAll(/<p id="field-\w+-note"[^>]*>(?:<svg[\s\S]*?<\/svg>)([^<]+)/g),
    ];
    const text =
      refusals.find((known) => page.includes(known)) ?? errors.map(([, error]) => error).join(' ');
    return { kind: 'refused', text };
  };
}
