import { contentPath, paths } from '@/lib/paths';

/** A system that our work has read or written, with the page that shows it. */
type ConnectedSystem = {
  name: string;
  reads?: string;
  writes?: string;
  by: 'API' | 'Database' | 'File' | 'Files by SFTP' | 'Webhook';
  shownBy: { label: string; path: string };
  /** The line of the case's stack that names it. */
  stack?: string;
};

const brightwell = {
  label: 'Brightwell Foods',
  path: contentPath('cases', 'brightwell-invoices'),
};
const harborline = { label: 'Harborline', path: contentPath('cases', 'harborline-close') };
const orbis = { label: 'Orbis Home', path: contentPath('cases', 'orbis-assistant') };
const cobalt = { label: 'Cobalt Freight', path: contentPath('cases', 'cobalt-review-desk') };
const reporting = {
  label: 'Reporting and forecasting',
  path: contentPath('services', 'reporting-and-forecasting'),
};
const webhooks = { label: 'Our webhooks', path: paths.webhookDocs };

/** The systems of the published cases and services, grouped by what they are for. */
export const systemGroups: readonly { title: string; systems: readonly ConnectedSystem[] }[] = [
  {
    title: 'Finance and operations',
    systems: [
      {
        name: 'Dynamics 365 Business Central',
        reads: 'Orders and delivery notes',
        writes: 'Booked invoices, with the rule beside the entry',
        by: 'API',
        shownBy: brightwell,
        stack: 'Microsoft Dynamics 365 Business Central',
      },
      {
        name: 'Sage Intacct',
        reads: 'Entries of six entities, every night',
        writes: 'Accruals, after a person has released them',
        by: 'API',
        shownBy: harborline,
        stack: 'Sage Intacct, six entities',
      },
      {
        name: 'Bank statements (BAI2)',
        reads: 'Statements of all accounts, every night',
        by: 'Files by SFTP',
        shownBy: harborline,
        stack: 'Bank statements in BAI2, by SFTP',
      },
      {
        name: 'CargoWise',
        reads: 'Bookings and shipments',
        by: 'API',
        shownBy: cobalt,
        stack: 'CargoWise for bookings and shipments',
      },
      {
        name: 'US Harmonized Tariff Schedule',
        reads: 'Tariff codes, every week',
        by: 'File',
        shownBy: cobalt,
        stack: 'Harmonized Tariff Schedule of the United States, updated weekly',
      },
    ],
  },
  {
    title: 'Mail, shop and support',
    systems: [
      {
        name: 'Microsoft 365 mailbox',
        reads: 'Invoices of suppliers, as PDF',
        by: 'API',
        shownBy: brightwell,
        stack: 'Microsoft 365 mailbox, read by Graph API',
      },
      {
        name: 'Microsoft 365 mail',
        reads: 'Approvals',
        writes: 'Questions to the two who differ',
        by: 'API',
        shownBy: harborline,
        stack: 'Microsoft 365 for mails and approvals',
      },
      {
        name: 'Zendesk',
        reads: 'Questions of customers',
        writes: 'Answers, and the case for a colleague',
        by: 'API',
        shownBy: orbis,
        stack: 'Zendesk for chat and handover',
      },
      {
        name: 'Shopify',
        reads: 'Orders, countries and dates',
        by: 'API',
        shownBy: orbis,
        stack: 'Shopify for orders, countries and dates',
      },
    ],
  },
  {
    title: 'Models and data',
    systems: [
      {
        name: 'Azure AI Document Intelligence',
        reads: '14 fields of each invoice',
        writes: 'The PDF, in an American region',
        by: 'API',
        shownBy: brightwell,
        stack: 'Azure AI Document Intelligence, in an American region',
      },
      {
        name: 'A hosted language model',
        reads: 'Answers, each with its source',
        writes: 'The question and the pages found for it',
        by: 'API',
        shownBy: orbis,
        stack: 'A hosted language model, its version fixed for each release',
      },
      {
        name: 'PostgreSQL',
        reads: 'Rules that finance can change',
        writes: 'Reasons and the queue',
        by: 'Database',
        shownBy: brightwell,
        stack: 'PostgreSQL for rules, reasons and the queue',
      },
      {
        name: 'Metabase',
        writes: 'Three lines of the review queue',
        by: 'Database',
        shownBy: cobalt,
        stack: 'Metabase for the three lines',
      },
      {
        name: 'dbt',
        writes: 'One tested definition of each figure',
        by: 'Database',
        shownBy: reporting,
      },
    ],
  },
  {
    title: 'Automation platforms',
    systems: [
      {
        name: 'n8n',
        writes: 'Our events, signed; the workflow can be downloaded',
        by: 'Webhook',
        shownBy: webhooks,
      },
      {
        name: 'Make',
        writes: 'Our events, signed; the scenario can be downloaded',
        by: 'Webhook',
        shownBy: webhooks,
      },
    ],
  },
];

/** Number of systems in the list. */
export const systemCount = systemGroups.reduce((sum, { systems }) => sum + systems.length, 0);
