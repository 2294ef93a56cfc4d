'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { CompanyForm } from './company-drawer-parts';

/** The form of a new company, which the drawer shows once it is created. */
export function NewCompany() {
  const open = useOpenRecord();
  return <CompanyForm company={null} onSaved={({ id }) => open(id)} />;
}
