import type { Metadata } from 'next';
import { createLoader, type SearchParams } from 'nuqs/server';
import { CompanyDetails } from '@/components/clients/companies/company-details';
import { CompanyList } from '@/components/clients/companies/company-list';
import { NewCompany } from '@/components/clients/companies/new-company';
import { FilterBar } from '@/components/lists/filter-bar';
import { OpenLink } from '@/components/lists/open-link';
import { IdleDrawer, RecordDrawer } from '@/components/records/record-drawer';
import { RecordTitle } from '@/components/records/record-title';
import { ScreenHead } from '@/components/staff/screen-head';
import { buttonStyle } from '@/components/ui/button-style';
import { readEnd } from '@/lib/audit/data';
import { listCompanies, readCompany } from '@/lib/clients/companies/data';
import { companyFilters } from '@/lib/clients/companies/filters';
import { listCompanyPeople } from '@/lib/clients/data';
import { listCompanyTouches } from '@/lib/clients/touches/data';
import { requireLeader } from '@/lib/core/auth/guard';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { paths } from '@/lib/paths';

export const metadata: Metadata = { title: 'Companies' };

const load = createLoader(companyFilters);

type CompaniesScreenProps = { searchParams: Promise<SearchParams> };

export default async function CompaniesScreen({ searchParams }: CompaniesScreenProps) {
  const leader = await requireLeader();
  const { open, cols: _, ...filters } = await load(searchParams);
  const company = open ? readCompany(leader, open) : null;
  return (
    <>
      <ScreenHead
        title="Companies"
        purpose="The companies that our contacts work for."
        action={
          <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
            New company
          </OpenLink>
        }
      />
      <FilterBar search="Search companies" filters={[]} exportPath={paths.exports.companies} />
      <CompanyList page={listCompanies(leader, { ...filters, open, cols: null }, filters.after)} />
      <IdleDrawer />
      {open && company && (
        <RecordDrawer
          record={open}
          end={readEnd(leader, 'companies', open, company)}
          title={
            open === NEW_RECORD ? (
              'New company'
            ) : (
              <RecordTitle kind="Company" name={company.then((found) => found?.name)} />
            )
          }
        >
          {open === NEW_RECORD ? (
            <NewCompany />
          ) : (
            <CompanyDetails
              company={company}
              people={listCompanyPeople(leader, open)}
              touches={listCompanyTouches(leader, open)}
            />
          )}
        </RecordDrawer>
      )}
    </>
  );
}
