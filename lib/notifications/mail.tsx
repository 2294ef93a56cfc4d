import { Link } from 'react-email';
import { z } from 'zod';
import { homeArea } from '@/lib/core/auth/roles';
import { MailButton, MailFrame, MailNote, MailText, renderMail } from '@/lib/core/mail/frame';
import type { Mail } from '@/lib/core/mail/transport';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { paths, taskPath } from '@/lib/paths';
import { kindNames, NOTIFICATION_KINDS, notificationText } from './rules';

const digestPayload = z.object({
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
        task_id: z.guid(),
      }),
    )
    .min(1),
});

/** The most urgent first. */
const ORDER = ['overdue', 'due_tomorrow', 'mentioned', 'assigned'] as const;

/** Upper limit of the lines of one kind; the rest is a number. */
const MAX_OF_A_KIND = 15;

/**
 * Returns the mail of 'digest.morning': a person's notifications since the last, by kind, times in their own zone.
 * @throws Error for another topic or a payload without news
 */
export async function digestMail(topic: string, payload: Record<string, unknown>): Promise<Mail> {
  if (topic !== 'digest.morning') throw new Error(`No mail is written for ${topic}`);
  const { person, news } = digestPayload.parse(payload);
  const area = homeArea(person.role);
  const groups = ORDER.map((kind) => ({
    kind,
    items: news.filter((item) => item.kind === kind),
  })).filter(({ items }) => items.length > 0);
  const summary = groups.map(({ kind, items }) => `${kindNames[kind]}: ${items.length}`).join(', ');
  const mail = (
    <MailFrame
      preview={summary}
      heading={`Good morning, ${person.name}`}
      footer={
        <MailNote>
          You choose what this mail tells you in{' '}
          <Link href={absoluteUrl(paths.team.profile)}>your profile</Link>.
        </MailNote>
      }
    >
      {groups.map(({ kind, items }) => (
        <div key={kind}>
          <MailText>
            <strong>{kindNames[kind]}</strong>
          </MailText>
          {items.slice(0, MAX_OF_A_KIND).map((item) => (
            <MailText key={`${item.task_id} ${item.due_at} ${item.body}`}>
              <Link href={absoluteUrl(taskPath(area, item.task_id))}>{item.title}</Link>
              <br />
              {notificationText({ ...item, dueAt: item.due_at }, person.time_zone)}
            </MailText>
          ))}
          {items.length > MAX_OF_A_KIND && (
            <MailText>And {items.length - MAX_OF_A_KIND} more.</MailText>
          )}
        </div>
      ))}
      <MailButton href={absoluteUrl(paths[area].dashboard)}>Open your day</MailButton>
    </MailFrame>
  );
  return { subject: `Your morning: ${summary}`, ...(await renderMail(mail)) };
}
