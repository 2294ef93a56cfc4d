import type { Metadata } from 'next';
import { CompanyDetails } from '@/components/clients/companies/company-details';
import { CompanyList } from '@/components/clients/companies/company-list';
import { NewCompany } from '@/components/clients/companies/new-company';
import { OpenLink } from '@/components/lists/open-link';
import { RecordTitle } from '@/components/records/record-title';
import { buttonStyle } from '@/components/ui/button-style';
import { readEnd } from '@/lib/audit/data';
import { listCompanies, readCompany } from '@/lib/clients/companies/data';
import { companyFilters } from '@/lib/clients/companies/filters';
import { listCompanyPeople } from '@/lib/clients/data';
import { listCompanyTouches } from '@/lib/clients/touches/data';
import { NEW_RECORD } from '@/lib/core/lists/params';
import { paths } from '@/lib/paths';
import { listScreen } from '../../list-screen';

export const metadata: Metadata = { title: 'Companies' };

export default listScreen({
  title: 'Companies',
  purpose: 'The companies that our contacts work for.',
  action: (
    <OpenLink record={NEW_RECORD} className={buttonStyle({ size: 'sm' })}>
      New company
    </OpenLink>
  ),
  search: 'Search companies',
  exportPath: paths.exports.companies,
  parsers: companyFilters,
  list: listCompanies,
  List: CompanyList,
  drawer: (leader, open) => {
    if (open === NEW_RECORD) return { title: 'New company', children: <NewCompany /> };
    const company = readCompany(leader, open);
    return {
      end: readEnd(leader, 'companies', open, company),
      title: <RecordTitle kind="Company" name={company.then((found) => found?.name)} />,
      children: (
        <CompanyDetails
          company={company}
          people={listCompanyPeople(leader, open)}
          touches={listCompanyTouches(leader, open)}
        />
      ),
    };
  },
});
