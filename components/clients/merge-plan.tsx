import type { Client, MergePreview } from '@/lib/clients/model';
import { MergeButton } from './merge-button';

type MergePlanProps = { kept: Client; merged: Client; moving: MergePreview };

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Preview of the effects of a merge. */
export function MergePlan({ kept, merged, moving }: MergePlanProps) {
  const addresses = [...kept.otherEmails, merged.email, ...merged.otherEmails];
  return (
    <section
      aria-label="What will happen"
      className="max-w-measure rounded-surface border border-line bg-surface p-4"
    >
      <h2 className="text-[0.9375rem] font-medium text-ink">
        {merged.name} ({merged.email}) becomes part of {kept.name} ({kept.email})
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-5">
        <li>
          {counted(moving.notes, 'note')}, {counted(moving.tasks, 'task')},{' '}
          {counted(moving.bookings, 'booking')}, {counted(moving.touches, 'form')},{' '}
          {counted(moving.estimates, 'estimate')} and {counted(moving.deals, 'deal')} move to{' '}
          {kept.name}.
        </li>
        <li>
          The timeline then shows both histories, by the addresses {addresses.join(', ')} too.
        </li>
        <li>
          Name, email and stage stay those of {kept.name}; what is empty there is filled from{' '}
          {merged.name}, and the tags of both are kept.
        </li>
        <li>{merged.name} is no longer listed. A merge cannot be undone.</li>
      </ul>
      <MergeButton kept={kept} merged={merged} />
    </section>
  );
}
