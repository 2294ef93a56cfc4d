import type { Metadata } from 'next';
import { ImportForm } from '@/components/clients/import/import-form';
import { ScreenHead } from '@/components/staff/screen-head';
import { ButtonLink } from '@/components/ui/button-link';
import { requireLeader } from '@/lib/core/auth/guard';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Import contacts' };

export default async function ImportScreen() {
  await requireLeader();
  return (
    <>
      <ScreenHead
        title="Import contacts"
        purpose="Import contacts from a CSV file. You can check the result before anything is saved."
        action={
          <ButtonLink href={paths.admin.clients} variant="secondary" size="sm">
            Back to clients
          </ButtonLink>
        }
      />
      <ImportForm />
    </>
  );
}
