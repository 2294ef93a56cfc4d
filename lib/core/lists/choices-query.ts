import { type ChoiceQuery, MAX_CHOICES } from './choices';
import { anywhere } from './keyset';

type Narrowed<Query> = {
  eq(column: string, value: string): Query;
  ilike(column: string, pattern: string): Query;
  order(column: string): Query;
  limit(count: number): Query;
};

/** Returns the query for the choices of a control, by name. */
export function choicesOf<Query extends Narrowed<Query>>(
  query: Query,
  { q, id }: ChoiceQuery,
  columns = { id: 'id', name: 'name' },
): Query {
  const limited = query.order(columns.name).order(columns.id).limit(MAX_CHOICES);
  if (id) return limited.eq(columns.id, id);
  return q ? limited.ilike(columns.name, anywhere(q)) : limited;
}
