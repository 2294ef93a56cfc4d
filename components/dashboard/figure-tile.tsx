import { changeText, type Series, shareText } from '@/lib/dashboard/series';
import { Sparkline } from './sparkline';

type FigureTileProps = {
  label: string;
  series: Series;
  /** URL of the underlying list, if there is one. */
  href?: string;
  /** Previous step of the funnel from visit to client. */
  share?: { of: string; total: number };
};

/** Figure with a sparkline and its change. Links to the underlying list. */
export function FigureTile({ label, series, href, share }: FigureTileProps) {
  const { total, before, points } = series;
  const change = changeText(total, before);
  const part = share && shareText(total, share.total);
  const Tile = href === undefined ? 'div' : 'a';
  return (
    <li className="bg-surface max-lg:odd:last:col-span-2">
      <Tile
        href={href}
        className="flex h-full flex-col gap-1 px-4 py-3 transition-colors focus-visible:-outline-offset-2 [a]:hover:bg-hover"
      >
        <span className="text-ink-3">{label}</span>
        <span className="font-mono text-2xl leading-8 text-ink tabular-nums">
          {total.toLocaleString('en-US')}
        </span>
        <Sparkline points={points} />
        <span className="text-ink-2">
          {change ?? 'None before'}
          {change && <span className="text-ink-3">, {before.toLocaleString('en-US')} before</span>}
        </span>
        {part && (
          <span className="text-ink-3">
            {part} of {share.of}
          </span>
        )}
      </Tile>
    </li>
  );
}
