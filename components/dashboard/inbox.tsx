import type { InboxItem as Item } from '@/lib/dashboard/inbox/model';
import { InboxItem } from './inbox/inbox-item';
import { InboxWatch } from './inbox/inbox-watch';
import { Panel } from './panel';

/** What waits for a person, the most urgent first. */
export async function Inbox({ items: reading }: { items: Promise<Item[]> }) {
  const items = await reading;
  return (
    <Panel
      title="Waits for you"
      note={items.length > 0 ? `${items.length}, the most urgent first` : undefined}
    >
      <InboxWatch />
      {items.length === 0 ? (
        <p className="px-4 py-5">Nothing waits for you. Enjoy the quiet.</p>
      ) : (
        <ul className="max-h-[32rem] divide-y divide-line overflow-y-auto">
          {items.map((item) => (
            <InboxItem key={`${item.kind}:${item.id}`} item={item} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
