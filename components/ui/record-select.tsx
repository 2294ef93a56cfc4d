import type { ComponentProps } from 'react';
import { mayLackSome } from '@/lib/core/lists/choices';
import { SearchedSelect } from './searched-select';
import { Select } from './select';

type RecordSelectProps = ComponentProps<typeof SearchedSelect>;

/** Select of records, with a search if the given list may be incomplete. */
export function RecordSelect(props: RecordSelectProps) {
  if (props.from && mayLackSome(props.choices)) return <SearchedSelect {...props} />;
  const { from: _, choices, none, preset, ...rest } = props;
  return (
    <Select {...rest} defaultValue={preset}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
