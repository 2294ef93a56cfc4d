import { durationText } from '@/lib/dashboard/durations';
import { figureLinks } from '@/lib/dashboard/links';
import type { ChannelSteps, PipelineStage, ReplyTime } from '@/lib/dashboard/model';
import type { Period } from '@/lib/dashboard/periods';
import { centsText } from '@/lib/deals/amounts';
import { dealStageNames, OPEN_STAGES } from '@/lib/deals/stages';
import { dealsPath, paths } from '@/lib/paths';
import { ChannelTable } from './channel-table';
import { Panel } from './panel';

type DealFiguresProps = {
  pipeline: readonly PipelineStage[];
  funnel: readonly ChannelSteps[];
  replyTime: ReplyTime;
  overdueSteps: number;
  period: Period;
};

type Tile = { label: string; value: string; note: string; href: string };

const deals = (count: number) => `${count} ${count === 1 ? 'deal' : 'deals'}`;

/** Weighted value of each open stage, and of all; each opens its list. */
function pipelineTiles(pipeline: readonly PipelineStage[]): Tile[] {
  const stages = OPEN_STAGES.map((stage) => {
    const found = pipeline.find((row) => row.stage === stage);
    return found ?? { stage, deals: 0, yearCents: 0, weightedCents: 0 };
  });
  const sum = (of: (stage: PipelineStage) => number) =>
    stages.reduce((total, stage) => total + of(stage), 0);
  const note = (count: number, cents: number) => `${deals(count)}, ${centsText(cents)} unweighted`;
  return [
    {
      label: 'Pipeline, weighted',
      value: centsText(sum(({ weightedCents }) => weightedCents)),
      note: note(
        sum((stage) => stage.deals),
        sum(({ yearCents }) => yearCents),
      ),
      href: paths.admin.deals,
    },
    ...stages.map((row) => ({
      label: dealStageNames[row.stage],
      value: centsText(row.weightedCents),
      note: note(row.deals, row.yearCents),
      href: dealsPath({ stage: row.stage }),
    })),
  ];
}

/** Value of the pipeline, late steps in it, and the channels that bring clients. */
export function DealFigures({
  pipeline,
  funnel,
  replyTime,
  overdueSteps,
  period,
}: DealFiguresProps) {
  const tiles: Tile[] = [
    ...pipelineTiles(pipeline),
    {
      label: 'Next steps overdue',
      value: String(overdueSteps),
      note: overdueSteps === 0 ? 'Nothing is late' : 'Of open deals',
      href: dealsPath({ step: 'overdue' }),
    },
    {
      label: 'Median reply time',
      value: replyTime.medianMinutes === null ? '–' : durationText(replyTime.medianMinutes),
      note: `Of ${replyTime.answered} answered bookings`,
      href: figureLinks(period).replies,
    },
  ];
  return (
    <section aria-labelledby="deal-figures" className="grid gap-4">
      <h2 id="deal-figures" className="text-base font-semibold">
        Deals
      </h2>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-surface border border-line bg-line lg:grid-cols-7">
        {tiles.map(({ label, value, note, href }) => (
          <li key={label} className="bg-surface max-lg:odd:last:col-span-2">
            <a
              href={href}
              className="flex h-full flex-col gap-1 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="text-ink-3">{label}</span>
              <span className="font-mono text-lg leading-7 text-ink tabular-nums">{value}</span>
              <span className="text-ink-2">{note}</span>
            </a>
          </li>
        ))}
      </ul>
      <Panel
        title="From the channel to the contract"
        note="For the same days as the figures below. Won deals count on the day they were closed"
      >
        <ChannelTable channels={funnel} period={period} />
      </Panel>
    </section>
  );
}
