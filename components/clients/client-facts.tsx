import type { ReactNode } from 'react';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { valueText } from '@/lib/clients/contact-text';
import type { Client } from '@/lib/clients/model';
import { shortMoment } from '@/lib/core/time/business-time';
import { companyPath, historyPath, personalDataPath } from '@/lib/paths/staff';
import { StageChoice } from './stage-choice';
import { TagList } from './tag-list';

const link = 'break-words text-accent underline underline-offset-4';

/** Data of a contact. */
export function ClientFacts({ client }: { client: Client }) {
  const facts: [string, ReactNode][] = [
    ['Stage', <StageChoice key="stage" client={client} />],
    ['Owner', client.owner?.name ?? 'No one'],
    [
      'Email',
      <a key="email" href={`mailto:${client.email}`} className={link}>
        {client.email}
      </a>,
    ],
    ['Further addresses', client.otherEmails.join(', ')],
    [
      'Phone',
      client.phone && (
        <a href={`tel:${client.phone.replace(/[^+\d]/g, '')}`} className={link}>
          {client.phone}
        </a>
      ),
    ],
    [
      'Company',
      client.company && (
        <a href={companyPath(client.company.id)} className={link}>
          {client.company.name}
        </a>
      ),
    ],
    ['Job title', client.jobtitle],
    [
      'Won, first year (USD)',
      <span key="value" className="font-mono tabular-nums">
        {valueText(client.value)}
      </span>,
    ],
    [
      'Client since',
      client.clientSince && `${shortMoment(client.clientSince)} ${BUSINESS_TIME_ZONE_NAME}`,
    ],
    ['Tags', client.tags.length > 0 && <TagList tags={client.tags} />],
    ['Source', client.source],
    [
      'Changes',
      <a key="history" href={historyPath('clients', client.id)} className={link}>
        In the audit log
      </a>,
    ],
    [
      'Personal data',
      <a key="privacy" href={personalDataPath(client.email)} className={link}>
        Export or erase
      </a>,
    ],
    ['Created', `${shortMoment(client.createdAt)} ${BUSINESS_TIME_ZONE_NAME}`],
  ];
  return (
    <dl className="divide-y divide-line rounded-surface border border-line bg-surface px-4">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="flex min-h-10 items-center justify-between gap-4 py-1">
            <dt className="shrink-0 text-ink-3">{name}</dt>
            <dd className="min-w-0 text-right break-words text-ink">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
