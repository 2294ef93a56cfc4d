type TileListProps = {
  /** CSS classes of the grid on a wide screen. */
  columns: string;
  tiles: readonly { label: string; value: string; note: string; href: string }[];
};

/** Row of figures, each with a link to its list. */
export function TileList({ columns, tiles }: TileListProps) {
  return (
    <ul
      className={`grid grid-cols-2 gap-px overflow-hidden rounded-surface border border-line bg-line ${columns}`}
    >
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
  );
}
