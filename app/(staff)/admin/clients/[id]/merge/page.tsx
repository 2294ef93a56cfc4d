import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { MergeChoices } from '@/components/clients/merge-choices';
import { MergePlan } from '@/components/clients/merge-plan';
import { MergeSearch } from '@/components/clients/merge-search';
import { MissingScreen } from '@/components/staff/missing-screen';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { findMergeable, readClient, readMergePreview } from '@/lib/clients/data';
import { mergeFilters } from '@/lib/clients/filters';
import { requireLeader } from '@/lib/core/auth/guard';
import { clientPath } from '@/lib/paths/staff';

export const metadata: Metadata = { title: 'Merge contacts' };

const load = createLoader(mergeFilters);

type MergeScreenProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function MergeScreen({ params, searchParams }: MergeScreenProps) {
  const leader = await requireLeader();
  const { id } = await params;
  const { find, other } = await load(searchParams);
  const [kept, merged] = await Promise.all([
    readClient(leader, id),
    other ? readClient(leader, other) : null,
  ]);
  if (!kept) return <MissingScreen area="admin" />;
  return (
    <>
      <ScreenHead
        title={`Merge into ${kept.name}`}
        purpose="Merge two contacts of the same person into one, with both histories."
        action={
          <ButtonLink href={clientPath(kept.id)} variant="secondary" size="sm">
            Back to {kept.name}
          </ButtonLink>
        }
      />
      <div className="space-y-6">
        <MergeSearch find={find} />
        {merged && merged.id !== kept.id ? (
          <MergePlan
            kept={kept}
            merged={merged}
            moving={await readMergePreview(leader, merged.id)}
          />
        ) : (
          find && (
            <MergeChoices
              kept={kept.id}
              find={find}
              found={await findMergeable(leader, find, kept.id)}
            />
          )
        )}
      </div>
    </>
  );
}
