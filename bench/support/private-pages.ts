import { signWith } from '../../lib/core/security/token-signature.ts';
import { proposalPath } from '../../lib/paths/links.ts';
import { learnPath } from '../../lib/paths/site.ts';
import type { TestStack } from '../../supabase/local/test-stack.ts';

/** Returns the path of a seeded lesson, and the cookie of a browser in which a student has opened its course. */
export async function openedLesson(stack: TestStack): Promise<{ path: string; cookie: string }> {
  const [link] = await stack.sql(`
    insert into public.access_links (purpose, subject_id, email, expires_at)
    select 'course', e.id, e.email, now() + interval '1 day'
    from public.enrolments e
    join public.courses c on c.id = e.course_id
    where c.slug = 'automation-fundamentals' and e.progress = 100
    limit 1
    returning id`);
  const [lesson] = await stack.sql(`
    select l.slug
    from public.course_lessons l
    join public.courses c on c.id = l.course_id
    where c.slug = 'automation-fundamentals'
    order by l.position
    limit 1`);
  const course = 'automation-fundamentals';
  const token = signWith(stack.secretKey, 'access-link', String(link?.id));
  return { path: learnPath(course, String(lesson?.slug)), cookie: `learner-${course}=${token}` };
}

/** Returns the path of a seeded proposal that awaits its answer. */
export async function openedProposal(stack: TestStack): Promise<string> {
  const [link] = await stack.sql(`
    insert into public.access_links (purpose, subject_id, email, expires_at)
    select 'proposal', p.id, v.recipient_email, now() + interval '1 day'
    from public.proposals p
    join public.proposal_versions v on v.proposal_id = p.id and v.version = p.current_version
    where p.status = 'sent'
    limit 1
    returning id`);
  return proposalPath(signWith(stack.secretKey, 'access-link', String(link?.id)));
}
