import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { figureLinks } from '@/lib/dashboard/links';
import type { DailyFigure } from '@/lib/dashboard/model';
import { lengthOf, type Period } from '@/lib/dashboard/periods';
import { barsOf, type Series, seriesOf, shortDay } from '@/lib/dashboard/series';
import { FigureTile } from './figure-tile';
import { Panel } from './panel';
import { TrendChart } from './trend-chart';

type FiguresProps = {
  period: Period;
  figures: DailyFigure[];
};

/** Figures of a period compared with the previous period. */
export function Figures({ period, figures }: FiguresProps) {
  const series = (figure: DailyFigure['figure']): Series => seriesOf(figures, figure, period);
  const visits = series('visits');
  const bookings = series('bookings');
  const links = figureLinks(period);
  const tiles = [
    { label: 'Visits', series: visits },
    {
      label: 'Bookings',
      series: bookings,
      href: links.bookings,
      share: { of: 'visits', total: visits.total },
    },
    {
      label: 'Became clients',
      series: series('clients'),
      href: links.clients,
    },
    {
      label: 'Webinar registrations',
      series: series('registrations'),
      href: links.registrations,
    },
    { label: 'Enrolments', series: series('enrolments'), href: links.enrolments },
    {
      label: 'New subscribers',
      series: series('subscribers'),
      href: links.subscribers,
    },
  ];

  return (
    <div className="grid gap-4">
      <p className="text-ink-3">
        {shortDay(period.first)} to {shortDay(period.last)}, days in {BUSINESS_TIME_ZONE_NAME},
        compared with the {lengthOf(period)} days before.
      </p>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-surface border border-line bg-line lg:grid-cols-6">
        {tiles.map((tile) => (
          <FigureTile key={tile.label} {...tile} />
        ))}
      </ul>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title="Visits">
          <TrendChart name="Visits" points={barsOf(visits.points)} />
        </Panel>
        <Panel title="Bookings">
          <TrendChart name="Bookings" points={barsOf(bookings.points)} />
        </Panel>
      </div>
    </div>
  );
}
