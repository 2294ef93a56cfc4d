import {
  ArrowLeftRight,
  ChartNoAxesColumn,
  MessageSquareQuote,
  ScanText,
  UserCheck,
  Workflow,
} from 'lucide-react';

const features = [
  {
    Icon: Workflow,
    title: 'Processes that run themselves',
    text: 'Hand-offs between tools happen on their own, with retries, limits and a record of every step.',
  },
  {
    Icon: ScanText,
    title: 'Documents read by AI',
    text: 'Invoices, orders and claims are read, checked against your rules and filed; doubtful ones wait for a person.',
  },
  {
    Icon: ArrowLeftRight,
    title: 'Tools connected both ways',
    text: 'CRM, ERP, inbox and spreadsheets stay in step, whichever of them changed first.',
  },
  {
    Icon: MessageSquareQuote,
    title: 'Answers from your knowledge',
    text: 'Assistants reply from your own documents, name the page, and say so when they do not know.',
  },
  {
    Icon: UserCheck,
    title: 'People approve what matters',
    text: 'Limits that you set decide what runs alone and what waits for somebody’s name.',
  },
  {
    Icon: ChartNoAxesColumn,
    title: 'Every run on record',
    text: 'See what ran, what it changed, what it cost and what it saved, week by week.',
  },
];

/** One table of six cells that share their hairlines. */
export function FeatureTable() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ Icon, title, text }) => (
        <li key={title} className="bg-surface p-6 lg:p-8 lg:pb-10">
          <Icon aria-hidden className="size-5 text-accent" strokeWidth={1.5} />
          <h3 className="mt-8 text-h3 lg:mt-12">{title}</h3>
          <p className="mt-2 max-w-[26em] text-base leading-6.5">{text}</p>
        </li>
      ))}
    </ul>
  );
}
