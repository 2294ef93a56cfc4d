import type { Answer } from '@/components/marketing/answers';
import { TeamFaces } from '@/components/people/site/team-faces';
import { paths } from '@/lib/paths';
import type { PublicPerson } from '@/lib/people/faces/model';
import type { ServiceSummary } from '@/lib/services/model';
import { priceLabel } from '@/lib/services/rules';
import { firstRunText } from '@/lib/tools/calculator/assumptions';

const DISCOVERY = 'process-discovery';

/** Categories of services that include development. */
const BUILDING = ['Automation', 'AI', 'Data'];

/** Returns the prices of a first step and of development, from the stored services; null if none is stated. */
function costs(services: readonly ServiceSummary[]): string | null {
  const discovery = services.find(({ slug }) => slug === DISCOVERY);
  const building = services.flatMap(({ category, priceFrom }) =>
    BUILDING.includes(category) && priceFrom !== null ? [priceFrom] : [],
  );
  const begin = discovery && priceLabel(discovery.priceFrom);
  const parts = [
    begin && `${discovery.title} ${begin}`,
    building.length > 0 && `building ${priceLabel(Math.min(...building))}`,
  ].filter((part) => part);
  return parts.length > 0 ? `${parts.join(', ')}. Running it is a plan by the month.` : null;
}

/** Returns a buyer's first questions with answers about audience, timing, price and team. */
export function buyerAnswers(services: readonly ServiceSummary[], team: PublicPerson[]): Answer[] {
  const price = costs(services);
  return [
    {
      question: 'For whom',
      answer:
        'Finance, operations and support teams of growing companies, where the same case arrives many times a week.',
    },
    {
      question: 'What changes',
      answer: `Your tools are connected in week 1, your rules written down in weeks 2 and 3. From week 4 it runs alongside your team, and on its own ${firstRunText.toLowerCase()} after the start.`,
    },
    ...(price
      ? [
          {
            question: 'What it costs',
            answer: price,
            link: { href: paths.priceStory, label: 'One project, month by month' },
          },
        ]
      : []),
    {
      question: 'Who does it',
      answer: (
        <span className="flex items-center gap-4">
          <TeamFaces team={team} />
          <span>
            You talk to those who build it.{' '}
            <a
              href={paths.about}
              className="text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              Meet them
            </a>
          </span>
        </span>
      ),
    },
  ];
}
