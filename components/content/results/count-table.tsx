type CountTableProps = {
  caption: string;
  /** Heading of the number column. */
  of: string;
  rows: readonly (readonly [name: string, count: number])[];
  empty: string;
  definition: string;
};

/** Table of counts with percentages, and how they are counted. */
export function CountTable({ caption, of, rows, empty, definition }: CountTableProps) {
  const all = rows.reduce((sum, [, count]) => sum + count, 0);
  return (
    <>
      {rows.length === 0 ? (
        <p className="px-4 py-5">{empty}</p>
      ) : (
        <table className="w-full">
          <caption className="sr-only">{caption}</caption>
          <thead className="border-b border-line text-ink-3">
            <tr>
              <th scope="col" className="h-9 px-4 text-left font-normal">
                <span className="sr-only">Name</span>
              </th>
              <th scope="col" className="px-4 text-right font-normal">
                {of}
              </th>
              <th scope="col" className="px-4 text-right font-normal">
                Share
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(([name, count]) => (
              <tr key={name}>
                <th scope="row" className="h-9 px-4 text-left font-normal text-ink">
                  {name}
                </th>
                <td className="px-4 text-right font-mono">{count.toLocaleString('en-US')}</td>
                <td className="px-4 text-right font-mono">{Math.round((count / all) * 100)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="border-t border-line px-4 py-3 text-ink-3">{definition}</p>
    </>
  );
}
