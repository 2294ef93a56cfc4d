import type { Client } from './people.ts';

/** Returns the ids of the first hundred records that match all conditions of a list. */
export async function foundIds(
  client: Client,
  list: string,
  search: string,
  conditions: (string | string[])[][] = [],
): Promise<string[]> {
  const { data, error } = await client.rpc('search_list', {
    list,
    search,
    conditions,
    sort: 'id',
    ascending: true,
    most: 100,
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}
