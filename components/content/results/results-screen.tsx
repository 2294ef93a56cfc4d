import { EditorHead } from '@/components/content/editing/editor-head';
import { Panel } from '@/components/dashboard/panel';
import { TrendBars } from '@/components/dashboard/trend-bars';
import { ButtonLink } from '@/components/ui/button-link';
import type { Results } from '@/lib/content/results/model';
import { definitions, pressNames, RESULT_DAYS } from '@/lib/content/results/rules';
import type { Area } from '@/lib/core/auth/roles';
import { channelClassNames } from '@/lib/core/channel-classes';
import { barsOf } from '@/lib/dashboard/series';
import type { ContentTable } from '@/lib/paths';
import { resultsExportPath } from '@/lib/paths/files';
import { editorTabPath } from '@/lib/paths/staff';
import { CountTable } from './count-table';
import { ResultFigures } from './result-figures';

type ResultsScreenProps = {
  table: ContentTable;
  record: { id: string; title: string };
  area: Area;
  days: (typeof RESULT_DAYS)[number];
  results: Results;
};

/** Results of a record: reads per day, traffic sources, clicks and bookings, each with its definition. */
export function ResultsScreen({ table, record, area, days, results }: ResultsScreenProps) {
  const { id, title } = record;
  const bars = barsOf(results.days);
  return (
    <>
      <EditorHead table={table} id={id} title={title} current="results" area={area} />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <nav aria-label="Range" className="flex rounded-control border border-line-strong">
          {RESULT_DAYS.map((range) => (
            <a
              key={range}
              href={`${editorTabPath(table, id, 'results', area)}?days=${range}`}
              data-scroll="keep"
              aria-current={range === days ? 'true' : undefined}
              className="flex h-8 items-center px-3 text-ink-2 not-first:border-l not-first:border-line-strong hover:bg-hover aria-[current=true]:bg-accent-soft aria-[current=true]:font-medium aria-[current=true]:text-accent"
            >
              {range} days
            </a>
          ))}
        </nav>
        <ButtonLink
          href={resultsExportPath(table, id, days)}
          variant="secondary"
          size="sm"
          download
        >
          Export CSV
        </ButtonLink>
      </div>
      <div className="space-y-4">
        <ResultFigures results={results} />
        <Panel title={`Reads by ${bars.length < results.days.length ? 'week' : 'day'}`}>
          {results.reads === 0 ? (
            <p className="px-4 py-5">No readings in this period.</p>
          ) : (
            <div role="img" aria-label="Reads over time" className="h-48 p-4">
              <TrendBars points={bars} />
            </div>
          )}
        </Panel>
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Panel title="Where from">
            <CountTable
              caption="Reads by how the visit began"
              of="Reads"
              rows={results.channels.map(({ detail, total }) => [channelClassNames[detail], total])}
              empty="No reads in this period."
              definition={definitions.channels}
            />
          </Panel>
          <Panel title="Clicks">
            <CountTable
              caption="Clicks by target"
              of="Pressed"
              rows={results.presses.map(({ detail, total }) => [pressNames[detail], total])}
              empty="No clicks in this period."
              definition={definitions.pressed}
            />
          </Panel>
        </div>
      </div>
    </>
  );
}
