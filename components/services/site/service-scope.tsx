import { Check } from 'lucide-react';

/** Grid of the included items. */
export function ServiceScope({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-4 bg-surface p-6 text-ink sm:last:odd:col-span-2">
          <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent" strokeWidth={1.5} />
          {item}
        </li>
      ))}
    </ul>
  );
}
