import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { fullName } from '@/lib/core/text/full-name';
import { storedEstimate } from '@/lib/tools/calculator/model';
import { type CompanyTouch, SIMILAR_REASONS, type Similar, touchRow, type Way } from './model';

const TOUCH = 'id, kind, channel, intent, at';

const isId = (text: string) => z.guid().safeParse(text).success;

const touches = z.array(touchRow);
const promises = z.array(z.object({ estimate: storedEstimate, createdAt: z.string() }));

/** Returns the first and the last touch of a contact, and the latest estimate that they received. */
export async function readWay(leader: Leader, id: string): Promise<Way> {
  if (!isId(id)) return { first: null, last: null, count: 0, promised: null };
  const client = await sessionClient();
  const ofClient = () =>
    client.from('touches').select(TOUCH, { count: 'exact' }).eq('client_id', id).limit(1);
  const [first, last, estimates] = await Promise.all([
    ofClient().order('at').order('id'),
    ofClient().order('at', { ascending: false }).order('id', { ascending: false }),
    client
      .from('estimates')
      .select('estimate, createdAt:created_at')
      .eq('client_id', id)
      .order('created_at', { ascending: false })
      .limit(1),
  ]);
  const failed = `${leader.id} could not read the way of ${id}`;
  return {
    first: touches.parse(dataOf(first, failed))[0] ?? null,
    last: touches.parse(dataOf(last, failed))[0] ?? null,
    count: first.count ?? 0,
    promised: promises.parse(dataOf(estimates, failed))[0] ?? null,
  };
}

const companyTouch = touchRow.extend({
  client: z.object({ id: z.string(), firstname: z.string(), lastname: z.string().nullable() }),
});

/** Maximum number of touches for a company. */
const COMPANY_TOUCHES = 5;

/** Returns the latest touches of the people of a company, each with its contact. */
export async function listCompanyTouches(
  leader: Leader,
  companyId: string,
): Promise<CompanyTouch[]> {
  if (!isId(companyId)) return [];
  const client = await sessionClient();
  const answer = await client
    .from('touches')
    .select(`${TOUCH}, client:clients!inner(id, firstname, lastname, company_id)`)
    .eq('client.company_id', companyId)
    .order('at', { ascending: false })
    .order('id')
    .limit(COMPANY_TOUCHES);
  const rows = z
    .array(companyTouch)
    .parse(dataOf(answer, `${leader.id} could not read the touches of ${companyId}`));
  return rows.map(({ client: { id, ...person }, ...touch }) => ({
    ...touch,
    client: { id, name: fullName(person) },
  }));
}

const similarRow = z
  .object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string().nullable(),
    email: z.string(),
    reasons: z.array(z.enum(SIMILAR_REASONS)),
  })
  .transform(({ firstname, lastname, ...row }) => ({
    ...row,
    name: fullName({ firstname, lastname }),
  }));

/** Returns contacts that may be the same person, most likely first. */
export async function listSimilar(leader: Leader, id: string): Promise<Similar[]> {
  if (!isId(id)) return [];
  const client = await sessionClient();
  const answer = await client.rpc('similar_clients', { client: id });
  return z
    .array(similarRow)
    .parse(dataOf(answer, `${leader.id} could not look for contacts like ${id}`));
}
