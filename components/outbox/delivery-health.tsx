import type { ChannelHealth } from '@/lib/outbox/model';
import { HealthPanel } from './health-panel';

/** Health of the webhook and email channels in the last 24 hours. */
export async function DeliveryHealth({ health }: { health: Promise<ChannelHealth[]> }) {
  return (
    <div className="mb-6">
      <p className="label pb-2 text-ink-3">Last 24 hours</p>
      <div className="grid gap-4 lg:grid-cols-2">
        {(await health).map((channel) => (
          <HealthPanel key={channel.channel} health={channel} />
        ))}
      </div>
    </div>
  );
}
