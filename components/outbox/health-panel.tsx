import { Status } from '@/components/ui/status';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { newsNotices } from '@/lib/notices/news';
import { healthOf } from '@/lib/outbox/health';
import type { ChannelHealth } from '@/lib/outbox/model';
import { deliveriesOfPath } from '@/lib/paths/staff';

const looks = {
  off: { tone: 'done', name: 'Off' },
  well: { tone: 'low', name: 'Healthy' },
  quiet: { tone: 'done', name: 'Quiet' },
  attention: { tone: 'medium', name: 'Needs a look' },
  failing: { tone: 'high', name: 'Failing' },
} as const;

const names = { webhook: 'Webhooks', mail: 'Mail' };
/** Events without further automatic attempts: webhooks held for a paused endpoint, and emails that were given up. */
const stopped = {
  webhook: { label: 'Held', status: 'held' },
  mail: { label: 'Given up', status: 'dead' },
} as const;
const whyOff = { webhook: newsNotices.webhookOff, mail: newsNotices.mailOff };

/** Health of one channel with its figures. */
export function HealthPanel({ health }: { health: ChannelHealth }) {
  const { channel, receivers, delivered, failed, medianMs, lastSuccess, waiting, dead } = health;
  const { failingSince, lastError } = health;
  const { tone, name } = looks[healthOf(health)];
  const figures = [
    { label: 'Delivered', value: delivered },
    { label: 'Failed', value: failed },
    { label: 'Median', value: medianMs === null ? '–' : `${medianMs} ms` },
    { label: 'Waiting', value: waiting, href: deliveriesOfPath(channel, 'pending') },
    {
      label: stopped[channel].label,
      value: dead,
      href: deliveriesOfPath(channel, stopped[channel].status),
    },
  ];
  return (
    <section
      aria-label={names[channel]}
      className="rounded-surface border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-medium text-ink">{names[channel]}</h2>
        <Status tone={tone}>{name}</Status>
      </div>
      {receivers === null ? (
        <p className="text-ink-2">
          {whyOff[channel]}{' '}
          <a href={deliveriesOfPath(channel, 'off')} className="underline underline-offset-4">
            Show what was kept
          </a>
        </p>
      ) : (
        <p className="font-mono text-[0.8125rem] wrap-anywhere text-ink-3">{receivers}</p>
      )}
      {receivers !== null && failingSince && (
        <p className="mt-1 wrap-anywhere text-high">
          Failing since {shortMoment(failingSince)}, {BUSINESS_TIME_ZONE_NAME}. {lastError}
        </p>
      )}
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(({ label, value, href }) => (
          <div key={label}>
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-mono text-base text-ink tabular-nums">
              {href && value ? (
                <a href={href} className="underline underline-offset-4">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-3">
        {lastSuccess
          ? `Last success ${shortMoment(lastSuccess)}, ${BUSINESS_TIME_ZONE_NAME}.`
          : 'No success yet.'}
      </p>
    </section>
  );
}
