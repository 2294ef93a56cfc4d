'use client';

import { use } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { RecordEnd } from '@/components/records/record-end';
import type { Company } from '@/lib/clients/companies/model';
import type { Client } from '@/lib/clients/model';
import type { CompanyTouch } from '@/lib/clients/touches/model';
import { channelText, touchKindNames } from '@/lib/clients/touches/wording';
import type { Page } from '@/lib/core/lists/keyset';
import { zonedMoment } from '@/lib/core/time/business-time';
import { clientPath, companyPeoplePath } from '@/lib/paths/staff';
import { CompanyForm } from './company-drawer-parts';
import { DeleteCompanies } from './delete-companies';

type CompanyDetailsProps = {
  company: Promise<Company | null>;
  people: Promise<Page<Client>>;
  touches: Promise<CompanyTouch[]>;
};

const link = 'text-accent underline underline-offset-4';

/** Company in the drawer: its form, its contacts and a delete button. */
export function CompanyDetails({ company: read, people, touches }: CompanyDetailsProps) {
  const company = use(read);
  const { rows, next } = use(people);
  const ways = use(touches);
  const open = useOpenRecord();
  if (!company) return null;
  return (
    <div className="space-y-6">
      <CompanyForm company={company} />
      <section aria-label="People" className="border-t border-line pt-4">
        <h3 className="text-[0.9375rem] font-medium text-ink">People</h3>
        {rows.length === 0 && <p className="mt-2">None of our contacts works here.</p>}
        <ul className="mt-2 space-y-1">
          {rows.map(({ id, name, jobtitle }) => (
            <li key={id}>
              <a href={clientPath(id)} className={link}>
                {name}
              </a>
              {jobtitle && <>, {jobtitle}</>}
            </li>
          ))}
        </ul>
        {next && (
          <a href={companyPeoplePath(company.id)} className={`mt-2 ${link}`}>
            All {company.people} people
          </a>
        )}
      </section>
      {ways.length > 0 && (
        <section aria-label="Latest forms" className="border-t border-line pt-4">
          <h3 className="text-[0.9375rem] font-medium text-ink">Latest forms</h3>
          <ul className="mt-2 space-y-1">
            {ways.map(({ id, kind, channel, at, client }) => (
              <li key={id}>
                {zonedMoment(at)}:{' '}
                <a href={clientPath(client.id)} className={link}>
                  {client.name}
                </a>
                , {touchKindNames[kind].toLowerCase()}
                {channel && <span className="text-ink-3">, by {channelText(channel)}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecordEnd>
        <DeleteCompanies
          companies={[company]}
          variant="quiet-danger"
          onDeleted={() => open(null)}
        />
      </RecordEnd>
    </div>
  );
}
