import { Status } from '@/components/ui/status';
import type { Delivery } from '@/lib/outbox/model';

const looks = {
  pending: { tone: 'medium', name: 'Waiting' },
  delivered: { tone: 'low', name: 'Delivered' },
  dead: { tone: 'high', name: 'Given up' },
  off: { tone: 'done', name: 'Off' },
  held: { tone: 'neutral', name: 'Held' },
  test_failed: { tone: 'high', name: 'Test failed' },
} as const satisfies Record<Delivery['status'], { tone: string; name: string }>;

export function DeliveryStatus({ status }: { status: Delivery['status'] }) {
  const { tone, name } = looks[status];
  return <Status tone={tone}>{name}</Status>;
}
