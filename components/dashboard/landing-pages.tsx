import type { LandingPage } from '@/lib/dashboard/model';

/** The sections of the site where visits started. */
export function LandingPages({ pages }: { pages: readonly LandingPage[] }) {
  if (pages.length === 0) {
    return <p className="px-4 py-5">No visits in this period.</p>;
  }
  const all = pages.reduce((total, { visits }) => total + visits, 0);
  return (
    <table className="w-full">
      <caption className="sr-only">Visits by the section of the site where they began</caption>
      <thead className="border-b border-line text-ink-3">
        <tr>
          <th scope="col" className="h-9 px-4 text-left font-normal">
            Section
          </th>
          <th scope="col" className="px-4 text-right font-normal">
            Visits
          </th>
          <th scope="col" className="px-4 text-right font-normal">
            Share
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {pages.map(({ page, visits }) => (
          <tr key={page}>
            <th scope="row" className="h-9 px-4 text-left font-mono font-normal text-ink">
              {page}
            </th>
            <td className="px-4 text-right font-mono">{visits.toLocaleString('en-US')}</td>
            <td className="px-4 text-right font-mono">{Math.round((visits / all) * 100)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
