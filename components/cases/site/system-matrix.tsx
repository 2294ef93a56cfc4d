import { Fragment } from 'react';
import type { NamedSystem, SystemGroup } from '@/lib/cases/systems';

/** Pages that mention a system, one row each, with a quote from the page. */
function SystemRows({ name, mentions }: NamedSystem) {
  return mentions.map(({ path, label, words: [first, ...more] }, place) => (
    <tr
      key={path}
      className={`align-top max-lg:block ${place === 0 ? 'border-line max-lg:border-t max-lg:pt-5 lg:border-t' : ''}`}
    >
      {place === 0 && (
        <th
          scope="row"
          rowSpan={mentions.length}
          className="font-medium text-ink max-lg:block max-lg:pb-2 lg:w-72 lg:py-4 lg:pr-6"
        >
          {name}
        </th>
      )}
      <td className="max-lg:block lg:px-4 lg:py-4">
        <q className="text-ink">{first}</q>
        {more.map((line) => (
          <Fragment key={line}>
            {' '}
            <q>{line}</q>
          </Fragment>
        ))}
      </td>
      <td className="max-lg:block max-lg:pt-1 max-lg:pb-5 lg:w-56 lg:py-4 lg:pl-4">
        <a href={path} className="text-ink underline underline-offset-4">
          {label}
        </a>
      </td>
    </tr>
  ));
}

/** Table of systems with quotes from published pages. On a phone, each system is a separate block. */
export function SystemMatrix({ groups }: { groups: readonly SystemGroup[] }) {
  return (
    <table className="w-full text-left text-base leading-6.5 max-lg:block">
      <caption className="sr-only">Systems, what our pages say about each, and which page</caption>
      <thead className="max-lg:hidden">
        <tr className="label border-b border-line-strong text-ink-3">
          {['System', 'In the words of the page', 'Named by'].map((head) => (
            <th key={head} scope="col" className="px-4 pb-3 font-normal first:pl-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, systems }) => (
        <tbody key={title} className="max-lg:block">
          <tr className="max-lg:block">
            <th
              scope="rowgroup"
              colSpan={3}
              className="pt-12 pb-3 text-h3 text-ink max-lg:block max-lg:pb-5"
            >
              {title}
            </th>
          </tr>
          {systems.map((system) => (
            <SystemRows key={system.name} {...system} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
