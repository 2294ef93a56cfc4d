import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditedTables } from '@/lib/records';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, type Client, service, signIn } from './people.ts';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

async function entries(table: string, recordId: string) {
  const { data, error } = await leader
    .from('audit_log')
    .select('action, actor_id, before, after')
    .eq('table_name', table)
    .eq('record_id', recordId)
    .order('id');
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

it('has a label for the records of each audited table', async () => {
  const audited = await stack.sql(`
    select tgrelid::regclass::text as name from pg_trigger
    where tgfoid = 'private.record_audit()'::regprocedure`);
  const tables = audited.map(({ name }) => name);
  expect(tables.toSorted()).toEqual(Object.keys(auditedTables).toSorted());
});

describe('the log', () => {
  it('records who changed which values, before and after', async () => {
    const { data: company } = await leader
      .from('companies')
      .insert({ name: 'Audited' })
      .select('id')
      .single();
    await leader.from('companies').update({ name: 'Audited twice' }).eq('id', company?.id);
    await leader.from('companies').delete().eq('id', company?.id);
    const log = await entries('companies', company?.id);
    expect(log.map(({ action, actor_id }) => ({ action, actor_id }))).toEqual([
      { action: 'insert', actor_id: accounts.leader.id },
      { action: 'update', actor_id: accounts.leader.id },
      { action: 'delete', actor_id: accounts.leader.id },
    ]);
    expect(log[0]).toMatchObject({ before: null, after: { name: 'Audited' } });
    expect(log[1]).toMatchObject({ before: { name: 'Audited' }, after: { name: 'Audited twice' } });
    expect(log[2]).toMatchObject({ before: { name: 'Audited twice' }, after: null });
  });

  it('skips updates without a change', async () => {
    const { data: company } = await leader
      .from('companies')
      .insert({ name: 'Quiet' })
      .select('id')
      .single();
    await leader.from('companies').update({ name: 'Quiet' }).eq('id', company?.id);
    expect(await entries('companies', company?.id)).toHaveLength(1);
  });

  it('records no person for the service role', async () => {
    const { data } = await service(stack)
      .from('companies')
      .insert({ name: 'By the service' })
      .select('id')
      .single();
    expect(await entries('companies', data?.id)).toMatchObject([
      { action: 'insert', actor_id: null },
    ]);
  });

  it('identifies a record by its complete key', async () => {
    const team = '00000000-0000-4000-8000-000000000102';
    await leader.from('team_members').insert({ team_id: team, user_id: accounts.member.id });
    expect(await entries('team_members', `${team},${accounts.member.id}`)).toHaveLength(1);
  });

  it('stores no secret', async () => {
    const { data } = await leader
      .from('staff_invitations')
      .insert({ email: 'new@techlink.example', name: 'New', token_hash: 'f'.repeat(64) })
      .select('id')
      .single();
    const [entry] = await entries('staff_invitations', data?.id);
    expect(entry?.after).toMatchObject({ email: 'new@techlink.example' });
    expect(JSON.stringify(entry)).not.toContain('f'.repeat(16));
  });

  it('covers every table that staff can edit', async () => {
    const kept = await stack.sql(`
      select c.relname as name from pg_class c
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not exists (
          select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where t.tgrelid = c.oid and p.proname = 'record_audit'
        )
      order by 1`);
    // The log itself, tables written by the system, and private data of a person.
    expect(kept.map((row) => row.name)).toEqual([
      'audit_log',
      'booking_host_busy',
      'booking_host_calendars',
      'booking_reminders',
      'calendar_feeds',
      'client_tags',
      'content_counts',
      'content_drafts',
      'content_revisions',
      'cron_runs',
      'deal_stages',
      'delivery_targets',
      'estimates',
      'events',
      'heartbeats',
      'image_uses',
      'inbox_snoozes',
      'incoming_calls',
      'newsletter_links',
      'newsletter_recipients',
      'notification_digests',
      'notification_preferences',
      'notifications',
      'outbox',
      'outbox_attempts',
      'passages',
      'playbook_runs',
      'post_announcements',
      'proposal_acceptances',
      'proposal_codes',
      'rate_limits',
      'recovery_codes',
      'repeated_requests',
      'retention_runs',
      'sandbox_entries',
      'sandbox_runs',
      'search_gaps',
      'second_factors',
      'servers',
      'site_visits',
      'slug_redirects',
      'staff_sessions',
      'stale_marks',
      'task_activity',
      'task_losses',
      'task_views',
      'touches',
      'webhook_secrets',
      'webinar_notes',
      'webinar_question_votes',
      'webinar_questions',
      'webinar_reminders',
      'webinar_room_reminders',
    ]);
  });
});

describe('the log cannot be changed', () => {
  it.each([
    'update public.audit_log set actor_id = null',
    'delete from public.audit_log',
    'truncate public.audit_log',
  ])('by the superuser: %s', async (statement) => {
    const before = await stack.sql('select count(*) from public.audit_log');
    await expect(stack.sql(statement)).rejects.toThrow('The audit log cannot be changed.');
    expect(await stack.sql('select count(*) from public.audit_log')).toEqual(before);
  });

  it('by the service or a leader', async () => {
    for (const client of [service(stack), leader]) {
      expect((await client.from('audit_log').delete().gt('id', 0)).error?.code).toBe('42501');
      expect(
        (await client.from('audit_log').update({ action: 'insert' }).gt('id', 0)).error?.code,
      ).toBe('42501');
      const forged = await client
        .from('audit_log')
        .insert({ table_name: 'tasks', record_id: '1', action: 'delete' });
      expect(forged.error?.code).toBe('42501');
    }
  });

  it('or read by a member', async () => {
    const member = await signIn(stack, accounts.member.email);
    expect((await member.from('audit_log').select('id')).data).toEqual([]);
  });
});

describe('the last entry of a record', () => {
  const end = async (client: Client, of_table: string, of_record: string) => {
    const { data } = await client.rpc('record_end', { of_table, of_record }).throwOnError();
    return data;
  };
  const newTask = async (assigned_to: string | null) => {
    const { data } = await leader
      .from('tasks')
      .insert({ title: 'Ends', assigned_to })
      .select('id')
      .single()
      .throwOnError();
    return data.id as string;
  };
  const nameOf = async (id: string) => {
    const [row] = await stack.sql('select name from public.user_profiles where id = $1::uuid', [
      id,
    ]);
    return row?.name;
  };

  it('tells a member which colleague has the record now, or who deleted it', async () => {
    const member = await signIn(stack, accounts.member.email);
    const by = await nameOf(accounts.leader.id);
    const given = await newTask(accounts.member.id);
    expect(await end(member, 'tasks', given)).toEqual([]);
    await leader.from('tasks').update({ assigned_to: accounts.member2.id }).eq('id', given);
    const holder = await nameOf(accounts.member2.id);
    expect(await end(member, 'tasks', given)).toEqual([{ what: 'given', actor: by, holder }]);
    // They must not see what happens to the record afterwards.
    await leader.from('tasks').delete().eq('id', given);
    expect(await end(member, 'tasks', given)).toEqual([{ what: 'given', actor: by, holder }]);

    const deleted = await newTask(accounts.member.id);
    await leader.from('tasks').delete().eq('id', deleted);
    expect(await end(member, 'tasks', deleted)).toEqual([
      { what: 'deleted', actor: by, holder: null },
    ]);
  });

  it('tells editors of the same kind, and no other member, who deleted content', async () => {
    const editor = await signIn(stack, accounts.editor.email);
    const member = await signIn(stack, accounts.member.email);
    const { data } = await leader
      .from('blog_posts')
      .insert({
        slug: `ends-${crypto.randomUUID()}`,
        title: 'Ends',
        excerpt: 'Short.',
        category: 'Strategy',
        author_name: 'Sofia Reyes',
      })
      .select('id')
      .single()
      .throwOnError();
    expect(await end(editor, 'blog_posts', data.id)).toEqual([]);
    await leader.from('blog_posts').delete().eq('id', data.id).throwOnError();
    expect(await end(editor, 'blog_posts', data.id)).toEqual([
      { what: 'deleted', actor: await nameOf(accounts.leader.id), holder: null },
    ]);
    expect(await end(member, 'blog_posts', data.id)).toEqual([]);
  });

  it('returns nothing to a member about a record that was never theirs, and everything to a leader', async () => {
    const member = await signIn(stack, accounts.member.email);
    const other = await newTask(accounts.member2.id);
    await leader.from('tasks').delete().eq('id', other);
    expect(await end(member, 'tasks', other)).toEqual([]);
    expect(await end(leader, 'tasks', other)).toMatchObject([{ what: 'deleted' }]);
    const { data: company } = await leader
      .from('companies')
      .insert({ name: 'Ends' })
      .select('id')
      .single()
      .throwOnError();
    await leader.from('companies').delete().eq('id', company.id);
    expect(await end(member, 'companies', company.id)).toEqual([]);
    expect(await end(leader, 'companies', company.id)).toMatchObject([{ what: 'deleted' }]);
    expect(await end(leader, 'companies', crypto.randomUUID())).toEqual([]);
  });

  it('names the contact into which another was merged', async () => {
    const [kept, merged] = await Promise.all(
      ['Kept', 'Merged'].map(async (firstname) => {
        const email = `${crypto.randomUUID()}@x.example`;
        const { data } = await leader
          .from('clients')
          .insert({ firstname, lastname: 'Contact', email })
          .select('id')
          .single()
          .throwOnError();
        return data.id as string;
      }),
    );
    await leader.rpc('merge_clients', { kept, merged }).throwOnError();
    expect(await end(leader, 'clients', merged ?? '')).toMatchObject([
      { what: 'merged', holder: 'Kept Contact' },
    ]);
  });
});
