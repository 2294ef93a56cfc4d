import { brand } from '@/lib/brand';
import { planPrices } from '@/lib/plans';

const [, , uptime] = brand.claims;

/** Plans for operating an automation (spec sections 2, 9). Shown on the pricing page, not on the home page. */
export const plans = [
  {
    name: 'Starter',
    topic: 'plan-starter',
    dollarsPerMonth: planPrices['plan-starter'],
    isMostPopular: false,
    action: 'Get Started',
    audience: 'One process that runs every working day.',
  },
  {
    name: 'Professional',
    topic: 'plan-professional',
    dollarsPerMonth: planPrices['plan-professional'],
    isMostPopular: true,
    action: 'Get Started',
    audience: 'Several processes, and people who approve what matters.',
  },
  {
    name: 'Enterprise',
    topic: 'plan-enterprise',
    dollarsPerMonth: planPrices['plan-enterprise'],
    isMostPopular: false,
    action: 'Contact Sales',
    audience: 'Many teams, large volumes, or rules of your own about where data lives.',
  },
] as const;

type PlanName = (typeof plans)[number]['name'];

/** Feature of a plan: a text, or whether it is included. */
type PlanFeature = { label: string; isKey?: boolean } & Record<PlanName, string | boolean>;

/** Rows of the comparison table. The plan cards show only the main ones. */
export const planFeatures: { group: string; features: PlanFeature[] }[] = [
  {
    group: 'Volume',
    features: [
      { label: 'Workflows', isKey: true, Starter: '1', Professional: '5', Enterprise: 'as agreed' },
      {
        label: 'Runs a month',
        isKey: true,
        Starter: '1,000',
        Professional: '10,000',
        Enterprise: 'as agreed',
      },
      {
        label: 'Pages read by AI a month',
        isKey: true,
        Starter: '200',
        Professional: '2,000',
        Enterprise: 'as agreed',
      },
      {
        label: 'Connected tools',
        isKey: true,
        Starter: '3',
        Professional: '15',
        Enterprise: 'any number',
      },
    ],
  },
  {
    group: 'Control',
    features: [
      {
        label: 'Exception queue with reasons',
        Starter: true,
        Professional: true,
        Enterprise: true,
      },
      {
        label: 'Stop button for each workflow',
        Starter: true,
        Professional: true,
        Enterprise: true,
      },
      { label: 'Approvals by named people', Starter: false, Professional: true, Enterprise: true },
      {
        label: 'Run history',
        isKey: true,
        Starter: '30 days',
        Professional: '12 months',
        Enterprise: 'as agreed',
      },
      { label: 'Single sign-on', Starter: false, Professional: false, Enterprise: true },
      {
        label: 'Your own region or hardware',
        Starter: false,
        Professional: false,
        Enterprise: true,
      },
    ],
  },
  {
    group: 'Support',
    features: [
      {
        label: 'Answers by email',
        Starter: brand.replyPromise,
        Professional: brand.replyPromise,
        Enterprise: brand.replyPromise,
      },
      { label: 'Answers by phone', Starter: false, Professional: true, Enterprise: true },
      { label: 'Engineer you know by name', Starter: false, Professional: false, Enterprise: true },
      {
        label: 'Uptime SLA',
        Starter: uptime.figure,
        Professional: uptime.figure,
        Enterprise: uptime.figure,
      },
    ],
  },
];
