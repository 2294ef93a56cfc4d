import { Link } from 'react-email';
import { z } from 'zod';
import { homeArea } from '@/lib/core/auth/roles';
import { MailButton, MailFrame, MailNote, MailText, renderMail } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { paths } from '@/lib/paths';
import { notifiedPath } from '@/lib/paths/staff';
import { kindNames, NOTIFICATION_KINDS } from './kinds';
import { notificationText } from './notification-text';

const newsPayload = z.object({
  person: z.object({
    name: z.string(),
    role: z.enum(['team_leader', 'team_member']),
    time_zone: z.string(),
  }),
  news: z
    .array(
      z.object({
        kind: z.enum(NOTIFICATION_KINDS),
        title: z.string(),
        body: z.string().nullable(),
        due_at: z.string().nullable(),
        moment: z.string().nullable().default(null),
        times: z.number().default(1),
        record_table: z.string().nullable().default('tasks'),
        record_id: z.guid().nullable().default(null),
        // Task id in events that were queued by an earlier release.
        task_id: z.guid().optional(),
      }),
    )
    .min(1),
});

type News = z.output<typeof newsPayload>;
type Item = News['news'][number];

/** Maximum number of lines of one kind; the rest is shown as a count. */
const MAX_OF_A_KIND = 15;

const hrefOf = ({ kind, record_table, record_id, task_id }: Item, { role }: News['person']) =>
  absoluteUrl(
    notifiedPath(homeArea(role), {
      table: record_table,
      id: record_id ?? task_id ?? null,
      kind,
    }),
  );

const textOf = ({ due_at, ...item }: Item, { time_zone }: News['person']) =>
  notificationText({ ...item, dueAt: due_at }, time_zone);

const footer = (
  <MailNote>
    Choose what we email you about in{' '}
    <Link href={absoluteUrl(paths.team.profile)}>your profile</Link>.
  </MailNote>
);

/** Returns the email about a single notification, sent immediately. */
async function mailAtOnce({ person, news }: News): Promise<Mail> {
  const [item] = news;
  if (!item) throw new Error('A notification email has no content');
  const text = textOf(item, person);
  const mail = (
    <MailFrame preview={text} heading={kindNames[item.kind]} footer={footer}>
      <MailText>
        <strong>{item.title}</strong>
      </MailText>
      <MailText>{text}</MailText>
      <MailButton href={hrefOf(item, person)}>Open it</MailButton>
    </MailFrame>
  );
  return { subject: `${kindNames[item.kind]}: ${item.title}`, ...(await renderMail(mail)) };
}

/** Returns the morning email: a person's notifications since the previous one, grouped by kind. */
async function morningMail({ person, news }: News): Promise<Mail> {
  const groups = NOTIFICATION_KINDS.map((kind) => ({
    kind,
    items: news.filter((item) => item.kind === kind),
  })).filter(({ items }) => items.length > 0);
  const summary = groups.map(({ kind, items }) => `${kindNames[kind]}: ${items.length}`).join(', ');
  const mail = (
    <MailFrame preview={summary} heading={`Good morning, ${person.name}`} footer={footer}>
      {groups.map(({ kind, items }) => (
        <div key={kind}>
          <MailText>
            <strong>{kindNames[kind]}</strong>
          </MailText>
          {items.slice(0, MAX_OF_A_KIND).map((item) => (
            <MailText key={`${item.record_id} ${item.due_at} ${item.body}`}>
              <Link href={hrefOf(item, person)}>{item.title}</Link>
              <br />
              {textOf(item, person)}
            </MailText>
          ))}
          {items.length > MAX_OF_A_KIND && (
            <MailText>And {items.length - MAX_OF_A_KIND} more.</MailText>
          )}
        </div>
      ))}
      <MailButton href={absoluteUrl(paths[homeArea(person.role)].dashboard)}>
        Open your day
      </MailButton>
    </MailFrame>
  );
  return { subject: `Your morning: ${summary}`, ...(await renderMail(mail)) };
}

/**
 * Returns the email of 'digest.morning' or 'notification.now', with times in the person's own zone.
 * @throws Error for another topic or a payload without news
 */
export async function notificationMail(
  topic: string,
  payload: Record<string, unknown>,
): Promise<Mail> {
  const news = newsPayload.parse(payload);
  if (topic === 'notification.now') return mailAtOnce(news);
  if (topic === 'digest.morning') return morningMail(news);
  throw new Error(`There is no email for ${topic}`);
}
