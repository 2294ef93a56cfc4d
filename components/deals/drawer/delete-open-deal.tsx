'use client';

import { DeleteDeals } from '@/components/deals/delete-deals';
import { useOpenRecord } from '@/components/lists/use-open-record';

/** Deletes the deal in the drawer and closes the drawer. */
export function DeleteOpenDeal({ deal }: { deal: { id: string; title: string } }) {
  const open = useOpenRecord();
  return <DeleteDeals deals={[deal]} variant="quiet-danger" onDeleted={() => open(null)} />;
}
