import type { TestStack } from '../../supabase/local/test-stack.ts';
import { ports } from '../support/ports.ts';
import { type NextApp, startNextApp } from './next-app.ts';

/** Pages of the bare application. */
export const barePaths = { rows: '/rows', guarded: '/guarded', calendar: '/calendar' };

/** Queries with the rights of the service role. */
const asService = `
const service = createClient(process.env.STACK_URL, process.env.STACK_KEY, {
  auth: { persistSession: false },
});
const database = () => service;`;

/** Queries with the rights of the person whose token it sends, after looking up that person. */
const asPerson = `
import { headers } from 'next/headers';
const database = async () => {
  const client = createClient(process.env.STACK_URL, process.env.STACK_PUBLIC_KEY, {
    auth: { persistSession: false },
    global: { headers: { authorization: (await headers()).get('authorization') } },
  });
  await client.rpc('my_access').throwOnError();
  return client;
};`;

/** One query of 50 rows, rendered as a table. */
const rows = (database: string) => `
import { createClient } from '@supabase/supabase-js';

${database}
export const dynamic = 'force-dynamic';

export default async function Page() {
  const client = await database();
  const { data } = await client
    .from('consultation_bookings')
    .select('id, firstname, lastname, company, email, phone, preferreddate, status, requestdate')
    .order('requestdate', { ascending: false })
    .limit(50)
    .throwOnError();
  return (
    <table>
      <tbody>
        {data.map((row) => (
          <tr key={row.id}>
            {Object.entries(row).map(([name, value]) => <td key={name}>{value}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
`;

/** FullCalendar as in its documentation, with 100 events of this month that come with the page, like ours. */
const calendar = `
import { Calendar } from './calendar';

export const dynamic = 'force-dynamic';

export default function Page() {
  const now = new Date();
  const events = Array.from({ length: 100 }, (_, nth) => ({
    id: String(nth),
    title: 'Person ' + nth,
    start: new Date(Date.UTC(now.getFullYear(), now.getMonth(), 1 + (nth % 28), 9 + (nth % 8))).toISOString(),
  }));
  return <Calendar events={events} />;
}
`;
const grid = `'use client';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';

export function Calendar({ events }) {
  return (
    <FullCalendar
      plugins={[dayGridPlugin, timeGridPlugin, interactionPlugin]}
      initialView="dayGridMonth"
      events={events}
    />
  );
}
`;
const home = `
import Link from 'next/link';

export default function Home() { return <Link prefetch={false} href="/calendar">Calendar</Link>; }
`;

/** Builds and starts an application on the stack of the site, each of whose pages does one thing. */
export function startBareApp(stack: TestStack): Promise<NextApp> {
  return startNextApp({
    files: {
      'app/page.jsx': home,
      'app/rows/page.jsx': rows(asService),
      'app/guarded/page.jsx': rows(asPerson),
      'app/calendar/page.jsx': calendar,
      'app/calendar/calendar.jsx': grid,
    },
    port: ports.bareApp,
    env: {
      STACK_URL: stack.url,
      STACK_KEY: stack.secretKey,
      STACK_PUBLIC_KEY: stack.publishableKey,
    },
  });
}
