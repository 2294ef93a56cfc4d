import { systemGroups } from './systems';

type FlowProps = { label: string; what: string | undefined };

/** A cell of a direction: what goes that way, or that nothing does. */
function Flow({ label, what }: FlowProps) {
  return (
    <td className="max-lg:mt-3 max-lg:grid max-lg:grid-cols-[5rem_1fr] lg:px-4 lg:py-4">
      <span className="label pt-1 text-ink-3 lg:hidden">{label} </span>
      {what ? (
        <span className="flex gap-3">
          <span aria-hidden className="mt-2.5 size-2 shrink-0 rounded-full bg-accent" />
          {what}
        </span>
      ) : (
        <span className="text-ink-3">
          <span aria-hidden>–</span>
          <span className="sr-only">nothing</span>
        </span>
      )}
    </td>
  );
}

/** Table of systems by direction. On a phone each system is a block of its own. */
export function SystemMatrix() {
  return (
    <table className="w-full text-left text-base leading-6.5 max-lg:block">
      <caption className="sr-only">Systems we have connected, and what we do with each</caption>
      <thead className="max-lg:hidden">
        <tr className="label border-b border-line-strong text-ink-3">
          {['System', 'We read', 'We write', 'By', 'Shown by'].map((head) => (
            <th key={head} scope="col" className="px-4 pb-3 font-normal first:pl-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {systemGroups.map(({ title, systems }) => (
        <tbody key={title} className="max-lg:block">
          <tr className="max-lg:block">
            <th
              scope="rowgroup"
              colSpan={5}
              className="pt-12 pb-3 text-h3 text-ink max-lg:block max-lg:border-b max-lg:border-line-strong"
            >
              {title}
            </th>
          </tr>
          {systems.map(({ name, reads, writes, by, shownBy }) => (
            <tr
              key={name}
              className="border-line align-top max-lg:block max-lg:border-b max-lg:py-5 lg:border-t"
            >
              <th scope="row" className="font-medium text-ink max-lg:block lg:w-60 lg:py-4 lg:pr-4">
                {name}
              </th>
              <Flow label="Read" what={reads} />
              <Flow label="Write" what={writes} />
              <td className="font-mono text-staff max-lg:mt-3 max-lg:grid max-lg:grid-cols-[5rem_1fr] lg:px-4 lg:py-4 lg:leading-6.5">
                <span className="label text-ink-3 lg:hidden">By </span>
                {by}
              </td>
              <td className="max-lg:mt-3 max-lg:grid max-lg:grid-cols-[5rem_1fr] lg:px-4 lg:py-4">
                <span className="label pt-1 text-ink-3 lg:hidden">Shown </span>
                <a href={shownBy.path} className="text-ink underline underline-offset-4">
                  {shownBy.label}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
