import { thisMonthPath } from '@/lib/dashboard/links';
import type { PipelineStage, WonDeals } from '@/lib/dashboard/model';
import { centsText } from '@/lib/deals/amounts';
import { dealStageNames, OPEN_STAGES } from '@/lib/deals/stages';
import { paths } from '@/lib/paths';
import { dealsPath } from '@/lib/paths/staff';
import { TileList } from './tile-list';

type DealFiguresProps = {
  pipeline: readonly PipelineStage[];
  won: WonDeals;
  overdueSteps: number;
  /** Current date in the business time zone. */
  today: string;
};

const deals = (count: number) => `${count} ${count === 1 ? 'deal' : 'deals'}`;

/** Won and recurring revenue, and the weighted value of each open stage. Each figure links to its list. */
export function DealFigures({ pipeline, won, overdueSteps, today }: DealFiguresProps) {
  const stages = OPEN_STAGES.map((stage) => {
    const found = pipeline.find((row) => row.stage === stage);
    return found ?? { stage, deals: 0, yearCents: 0, weightedCents: 0 };
  });
  const sum = (of: (stage: PipelineStage) => number) =>
    stages.reduce((total, stage) => total + of(stage), 0);
  const note = (count: number, cents: number) => `${deals(count)}, ${centsText(cents)} unweighted`;
  return (
    <section aria-labelledby="deal-figures" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="deal-figures" className="text-base font-semibold">
          Deals
        </h2>
        <a href={paths.admin.figures} className="text-accent hover:underline">
          Figures by day and by channel
        </a>
      </div>
      <TileList
        columns="lg:grid-cols-4"
        tiles={[
          {
            label: 'Won this month',
            value: centsText(won.yearCents),
            note: `${deals(won.deals)}, first year`,
            href: thisMonthPath(today),
          },
          {
            label: 'Recurring revenue',
            value: centsText(won.monthCents),
            note: `A month, of ${deals(won.monthlyDeals)} won`,
            href: dealsPath({ stage: 'won' }),
          },
          {
            label: 'Pipeline, weighted',
            value: centsText(sum(({ weightedCents }) => weightedCents)),
            note: note(
              sum((stage) => stage.deals),
              sum(({ yearCents }) => yearCents),
            ),
            href: paths.admin.deals,
          },
          {
            label: 'Next steps overdue',
            value: String(overdueSteps),
            note: overdueSteps === 0 ? 'Nothing is late' : 'Of open deals',
            href: dealsPath({ step: 'overdue' }),
          },
          ...stages.map((row) => ({
            label: dealStageNames[row.stage],
            value: centsText(row.weightedCents),
            note: note(row.deals, row.yearCents),
            href: dealsPath({ stage: row.stage }),
          })),
        ]}
      />
    </section>
  );
}
