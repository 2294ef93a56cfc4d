import { z } from 'zod';
import { listCourseChoices } from '@/lib/academy/outline/data';
import { listHostChoices } from '@/lib/bookings/hosts/data';
import { CHOICE_KINDS, type ChoiceKind } from '@/lib/choice-kinds';
import { listTags } from '@/lib/clients/data';
import { emptyResponse, staffRoute } from '@/lib/core/actions/routes';
import { isLeader, type Leader, type Staff } from '@/lib/core/auth/guard';
import type { Choice, ChoiceQuery } from '@/lib/core/lists/choices';
import { listEndpointChoices } from '@/lib/outbox/endpoints/data';
import { readDirectory } from '@/lib/people/data';
import { listTeamChoices } from '@/lib/people/teams/data';
import { listServiceNames } from '@/lib/services/data';
import { listTaskColleagues } from '@/lib/tasks/given/data';
import { listServiceChoices } from '@/lib/tasks/playbooks/data';

type Reader<Person> = (person: Person, query: ChoiceQuery) => Promise<readonly Choice[]>;

const forStaff: Partial<Record<ChoiceKind, Reader<Staff>>> = {
  people: readDirectory,
  colleagues: listTaskColleagues,
  teams: listTeamChoices,
  services: (_, query) => listServiceNames(query),
};

const forLeaders: Partial<Record<ChoiceKind, Reader<Leader>>> = {
  allServices: listServiceChoices,
  courses: listCourseChoices,
  hosts: listHostChoices,
  tags: listTags,
  endpoints: listEndpointChoices,
};

const asked = z.object({
  of: z.enum(CHOICE_KINDS),
  q: z.string().trim().max(80).optional(),
  id: z.string().max(80).optional(),
});

/** Returns the records that a control of a staff screen offers, by name, or a single one by id. */
export const GET = staffRoute(async (staff, { nextUrl }) => {
  const query = asked.safeParse(Object.fromEntries(nextUrl.searchParams));
  if (!query.success) return emptyResponse(400);
  const { of, ...rest } = query.data;
  const found =
    (await forStaff[of]?.(staff, rest)) ??
    (isLeader(staff) ? await forLeaders[of]?.(staff, rest) : undefined);
  return found ? Response.json(found.map(({ id, name }) => ({ id, name }))) : emptyResponse(403);
});
