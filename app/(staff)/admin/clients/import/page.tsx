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
        purpose="From a CSV file. You see what it would bring before anything is stored."
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
