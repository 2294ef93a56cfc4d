'use client';

import { DeleteRecords } from '@/components/records/delete-records';
import { deleteCompanies } from '@/lib/clients/companies/actions';

type DeleteCompaniesProps = {
  companies: readonly { id: string; name: string }[];
  variant: 'quiet-danger' | 'secondary';
  onDeleted: () => void;
};

/** Deletes companies after a confirmation. The toast offers to undo it. */
export function DeleteCompanies({ companies, variant, onDeleted }: DeleteCompaniesProps) {
  const [first] = companies;
  return (
    <DeleteRecords
      table="companies"
      ids={companies.map(({ id }) => id)}
      action={deleteCompanies}
      variant={variant}
      title={
        companies.length === 1 ? `Delete ${first?.name}?` : `Delete ${companies.length} companies?`
      }
      onDeleted={onDeleted}
    >
      Its contacts are kept, without a company. It can be restored with its contacts from the audit
      log for 30 days.
    </DeleteRecords>
  );
}
