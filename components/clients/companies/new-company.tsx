'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { CompanyForm } from './company-drawer-parts';

/** Form of a new company. After creation, the drawer shows the company. */
export function NewCompany() {
  const open = useOpenRecord();
  return <CompanyForm company={null} onSaved={({ id }) => open(id)} />;
}
