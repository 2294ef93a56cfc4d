import { useState } from 'react';

/** Returns the selected records and functions to change the selection. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = rows.filter(({ id }) => chosen.includes(id));
  return {
    selected,
    isAll: selected.length === rows.length,
    has: ({ id }: Row) => chosen.includes(id),
    choose: ({ id }: Row, isChosen: boolean) =>
      setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id)),
    chooseAll: (isAll: boolean) => setChosen(isAll ? rows.map(({ id }) => id) : []),
    clear: () => setChosen([]),
  };
}
