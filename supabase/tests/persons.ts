import fc from 'fast-check';
import type { TestStack } from '../local/test-stack.ts';
import { accounts } from './people.ts';
import { place, proposalContent, type Row, type samplesOf } from './samples.ts';

/** A generated person, with everything that can identify them in a text. */
export type Person = ReturnType<typeof personOf>;

const syllable = fc
  .tuple(fc.constantFrom(...'bdfgklmnprstvz'), fc.constantFrom(...'aeiouáéöü'))
  .map((letters) => letters.join(''));
const word = fc
  .array(syllable, { minLength: 5, maxLength: 6 })
  .map((parts) => parts.join(''))
  .map((name) => `${name[0]?.toUpperCase()}${name.slice(1)}`);

/** Names with a hyphen, an apostrophe or two words, and a phone number with typical formatting. */
const generated = fc.record({
  firstname: fc.oneof(
    word,
    fc.tuple(word, word).map((two) => two.join('-')),
  ),
  lastname: fc.oneof(
    word,
    word.map((name) => `O'${name}`),
    word.map((name) => `van ${name}`),
  ),
  digits: fc.stringMatching(/^[2-9]\d{8}$/),
});

type Generated = typeof generated extends fc.Arbitrary<infer Value> ? Value : never;

function personOf({ firstname, lastname, digits }: Generated) {
  const address = crypto.randomUUID().slice(0, 13);
  const [email, other] = [`p.${address}@person.example`, `q.${address}@person.example`];
  const [area, middle, end] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const phone = `+49 ${area} ${middle} ${end}`;
  const name = `${firstname} ${lastname}`;
  return {
    firstname,
    lastname,
    name,
    email,
    other,
    phone,
    /** Identifying texts, longest first. */
    texts: [`${name}, ${email}, ${phone}, (0${area}) ${middle}-${end}`, email, name, phone],
    /** Parts that must all be gone. */
    traces: [email, other, firstname, lastname, phone, `${area}) ${middle}-${end}`],
  };
}

/** Returns the given number of generated people. */
export const somePeople = (count: number): Person[] => fc.sample(generated, count).map(personOf);

/** Columns with a fixed set of values, such as a status, and all their values, in the tables of the catalogue. */
export async function choicesOf({ sql }: Pick<TestStack, 'sql'>) {
  const rows = await sql(`
    select c.conrelid::regclass::text as table, a.attname as column,
      (select string_agg(m[1], '|') from regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') m) as values
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
      and pg_get_constraintdef(c.oid) ~ 'ANY \\(\\(?ARRAY'`);
  return rows.map(({ table, column, values }) => ({
    table: String(table),
    column: String(column),
    values: String(values).split('|'),
  }));
}

/** Returns the tables with a person's email address, and those whose rows belong to one of them. */
export async function tablesOfPeople({ sql }: Pick<TestStack, 'sql'>): Promise<string[]> {
  const rows = await sql(`
    with recursive own as (
      select a.attrelid as id from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      where a.attname ~ '(^|_)(email|recipient)$' and a.attrelid <> 'public.user_profiles'::regclass
      union
      select f.conrelid from pg_constraint f join own o on o.id = f.confrelid
      where f.contype = 'f' and f.conrelid <> 'public.user_profiles'::regclass
    )
    select distinct id::regclass::text as name from own order by 1`);
  return rows.map(({ name }) => String(name));
}

let days = 0;
/** All consultations start at different times. */
function nextTime(): string {
  days += 1;
  return new Date(Date.UTC(2050, 0, days, 15)).toISOString();
}

type Placed = { table: string; key: string; row: Row };

/**
 * Adds records of a person to a stack, linked to each other as the site links them.
 * @param samples of the whole file, whose rows do not collide
 * @param options.kinds all; those of a lead without a won deal; or single: those of which a person has only one
 * @param options.nth which of its possible values each such record gets
 */
export async function placePerson(
  stack: TestStack,
  samples: ReturnType<typeof samplesOf>,
  person: Person,
  { nth = 0, kinds = 'all' }: { nth?: number; kinds?: 'all' | 'lead' | 'single' } = {},
) {
  const choices = await choicesOf(stack);
  const placed: Placed[] = [];
  const owner = { id: accounts.member.id, isSelf: true };
  const { firstname, lastname, name, email, phone, texts } = person;
  const [words = ''] = texts;
  const names = { firstname, lastname, email };

  const valuesOf = (table: string, column: string) =>
    choices.find((one) => one.table === table && one.column === column)?.values ?? [];

  async function add(table: string, row: Row): Promise<Row> {
    const base = (await samples[table]?.row(owner)) ?? {};
    const stored = await place(stack, table, { ...base, ...row });
    placed.push({ table, key: samples[table]?.key?.[0] ?? 'id', row: stored });
    return stored;
  }

  /** Writes the row without triggers, as after years of use. */
  async function force(table: string, id: unknown, row: Row): Promise<void> {
    const columns = Object.keys(row);
    const values = `jsonb_populate_record(null::public.${table}, '${JSON.stringify(row).replaceAll("'", "''")}')`;
    await stack.sql(`do $do$ begin
      perform set_config('session_replication_role', 'replica', true);
      update public.${table} t set ${columns.map((one) => `${one} = r.${one}`).join(', ')} from ${values} r where t.id = '${id}';
    end $do$`);
  }

  const company = await add('companies', { name: `Works ${email.slice(2, 15)}`, notes: words });
  const isLead = kinds === 'lead';
  const stages = isLead ? ['lead'] : valuesOf('clients', 'stage');
  const client = await add('clients', {
    firstname: 'Former',
    lastname,
    email,
    other_emails: [person.other],
    phone,
    company_id: company.id,
    source: name.slice(0, 80),
    jobtitle: email,
    tags: [email],
  });
  await stack.sql('update public.clients set firstname = $2 where id = $1::uuid', [
    String(client.id),
    firstname,
  ]);
  const client_id = client.id;
  // Last, because a won deal creates a client.
  const settle = () => force('clients', client_id, { stage: stages[nth % stages.length] });
  await add('client_notes', { client_id, body: words, author_id: owner.id });

  async function addSingle(): Promise<Row> {
    const frequencies = valuesOf('blog_subscriptions', 'frequency');
    const subscription = await add('blog_subscriptions', {
      email,
      frequency: frequencies[nth % frequencies.length],
      confirmed_at: '2031-01-01T00:00:00Z',
    });
    const reports = valuesOf('mail_bounces', 'kind');
    for (const [at, address] of [email, person.other].entries()) {
      const kind = reports[(2 * nth + at) % reports.length];
      await add('mail_bounces', { email: address, kind, diagnostic: words });
    }
    const roles = valuesOf('staff_invitations', 'profile_type');
    const profile_type = roles[nth % roles.length];
    await add('staff_invitations', { email: person.other, name, profile_type });
    return subscription;
  }
  if (kinds === 'single') {
    await addSingle();
    await settle();
    return { placed, client, force };
  }

  const bookings: Row[] = [];
  for (const [at, status] of valuesOf('consultation_bookings', 'status').entries()) {
    const base = await samples.consultation_bookings?.row(owner);
    const booking = await add('consultation_bookings', {
      ...base,
      ...names,
      phone,
      client_id,
      company: name,
      about: valuesOf('consultation_bookings', 'about')[at],
      projectdescription: words,
      preferreddate: nextTime(),
    });
    await force('consultation_bookings', booking.id, { status });
    bookings.push(booking);
  }
  for (const about of valuesOf('consultation_bookings', 'about').slice(bookings.length)) {
    bookings.push(
      await add('consultation_bookings', {
        ...names,
        client_id,
        about,
        preferreddate: nextTime(),
      }),
    );
  }
  const booking_id = bookings[0]?.id;
  for (const kind of valuesOf('booking_reminders', 'kind'))
    await add('booking_reminders', { booking_id, kind });
  await add('estimates', { client_id, name, email });

  const open = isLead ? [] : valuesOf('deals', 'stage').filter((stage) => stage !== 'lost');
  const deals = [
    ...open.map((stage) => ({ stage, lost_reason: null })),
    ...valuesOf('deals', 'lost_reason').map((lost_reason) => ({ stage: 'lost', lost_reason })),
  ];
  for (const [at, how] of deals.entries()) {
    const [intents, sources] = [valuesOf('deals', 'intent'), valuesOf('deals', 'source')];
    const deal = await add('deals', {
      ...how,
      title: `Works: ${name}`,
      client_id,
      booking_id: bookings[at]?.id ?? null,
      brief: words,
      next_step: `Call ${firstname} on ${phone}`,
      intent: intents[at % intents.length],
    });
    await force('deals', deal.id, { source: sources[at % sources.length] });
    const statuses = isLead ? ['withdrawn'] : valuesOf('proposals', 'status');
    const status = statuses[at];
    // Not every deal has a proposal.
    if (!status) continue;
    const isSent = status !== 'draft';
    const isAnswered = ['accepted', 'declined'].includes(status);
    const proposal = await add('proposals', { deal_id: deal.id });
    const proposal_id = proposal.id;
    await add('proposal_versions', {
      proposal_id,
      recipient_name: name,
      recipient_email: email,
      content: { ...proposalContent, intro: `Dear ${firstname}, ${words}` },
      sent_at: isSent ? '2031-01-01T00:00:00Z' : null,
    });
    await force('proposals', proposal_id, {
      status,
      current_version: isSent ? 1 : null,
      answered_at: isAnswered ? '2031-01-02T00:00:00Z' : null,
      decline_reason: status === 'declined' ? words : null,
    });
    await add('proposal_questions', {
      proposal_id,
      passage: valuesOf('proposal_questions', 'passage')[at],
      question: words,
    });
    await add('proposal_codes', { proposal_id, name, email });
    if (status === 'accepted') {
      await add('proposal_acceptances', {
        proposal_id,
        name,
        email,
        ip: '192.0.2.1',
        agent: words,
      });
    }
    await add('access_links', { purpose: 'proposal', subject_id: proposal_id, email });
  }
  for (const [at, to_stage] of valuesOf('deal_stages', 'to_stage').entries()) {
    await add('deal_stages', {
      deal_id: placed.find(({ table }) => table === 'deals')?.row.id,
      to_stage,
      from_stage: to_stage,
      lost_reason: valuesOf('deal_stages', 'lost_reason')[at],
      client_stage: valuesOf('deal_stages', 'client_stage')[at],
    });
  }

  for (const [at, status] of valuesOf('tasks', 'status').entries()) {
    const series = await add('task_series', { template: { title: words } });
    const task = await add('tasks', {
      title: `Call ${firstname} back`,
      description: words,
      client_id: at % 2 ? client_id : null,
      booking_id: at % 2 ? null : booking_id,
      priority: valuesOf('tasks', 'priority')[at],
      status,
      series_id: series.id,
    });
    const task_id = task.id;
    await add('task_comments', { task_id, body: `${firstname} called` });
    await add('task_checklist_items', { task_id, label: `Greet ${firstname}` });
    const action = valuesOf('task_activity', 'action')[at % 2];
    await add('task_activity', {
      task_id,
      action,
      changes: { title: { from: firstname, to: name } },
    });
    await add('notifications', {
      record_table: 'tasks',
      record_id: task_id,
      title: `Call ${firstname} back`,
    });
  }
  const runs = valuesOf('playbook_runs', 'state');
  for (const state of runs) {
    await add('playbook_runs', {
      record_table: 'consultation_bookings',
      record_id: booking_id,
      state,
    });
  }
  const states = valuesOf('replies', 'state');
  const answers = [{ booking_id }, { client_id }];
  for (const [at, state] of states.entries()) {
    await add('replies', {
      booking_id: null,
      ...answers[at % 2],
      email,
      subject: name,
      body: words,
      state,
    });
  }
  const endpoint = await place(stack, 'webhook_endpoints', {
    url: `https://${crypto.randomUUID()}.example/`,
  });
  for (const [at, status] of valuesOf('outbox', 'status').entries()) {
    const channel = valuesOf('outbox', 'channel')[at % 2];
    const event = await add('outbox', {
      topic: 'booking.received',
      channel,
      recipient: channel === 'mail' ? email : null,
      endpoint_id: channel === 'mail' ? null : endpoint.id,
      payload: { booking: { ...names, projectdescription: words } },
      record_table: 'consultation_bookings',
      record_id: booking_id,
      last_error: words,
    });
    await force('outbox', event.id, { status });
    await add('outbox_attempts', { outbox_id: event.id, request: { body: words }, error: words });
  }
  await settle();
  if (isLead) return { placed, client, force };

  for (const at of [0, 1, 2, 3]) {
    const registration = await add('webinar_registrations', {
      ...names,
      client_id,
      company: name,
      jobtitle: email,
    });
    const registration_id = registration.id;
    const { webinarid } = registration;
    for (const kind of valuesOf('webinar_reminders', 'kind')) {
      await add('webinar_reminders', { registration_id, kind });
    }
    const question = await add('webinar_questions', {
      webinarid,
      registration_id,
      question: words.slice(0, 500),
    });
    await add('webinar_question_votes', { question_id: question.id, registration_id });
    if (at === 1) await force('webinars', webinarid, { starts_at: '2021-01-01T00:00:00Z' });
    if (at === 2) {
      await stack.sql(
        'update public.webinar_registrations set given_back_at = now() where id = $1::uuid',
        [String(registration_id)],
      );
    }
  }
  const registered = placed.find(({ table }) => table === 'webinar_registrations')?.row.id;
  for (const status of valuesOf('webinar_waitlist', 'status')) {
    const waiting = await add('webinar_waitlist', { ...names, company: name });
    const times = { offered_at: '2031-01-01T00:00:00Z', offer_ends_at: '2031-01-02T00:00:00Z' };
    const registration_id = status === 'taken' ? registered : null;
    await force('webinar_waitlist', waiting.id, { status, registration_id, ...times });
  }
  const reviews = ['', ...valuesOf('enrolments', 'review_state')];
  for (const [at, review_state] of reviews.entries()) {
    const enrolment = await add('enrolments', { name, email, client_id });
    const enrolment_id = enrolment.id;
    for (const [nr, state] of valuesOf('course_payments', 'state').entries()) {
      if (at === 1 && state === 'withdrawn') continue;
      const source = valuesOf('course_payments', 'source')[nr];
      await add('course_payments', {
        enrolment_id,
        state,
        source,
        number: `${at}${nr} ${name}`.slice(0, 60),
      });
    }
    await add('certificates', { enrolment_id, name });
    const [lesson] = await stack.sql(
      `select l.id from public.course_lessons l join public.course_chapters c on c.id = l.chapter_id where c.course_id = $1::uuid`,
      [String(enrolment.course_id)],
    );
    await add('lesson_progress', {
      enrolment_id,
      lesson_id: lesson?.id,
      done_at: '2031-01-01T00:00:00Z',
    });
    await add('access_links', { purpose: 'course', subject_id: enrolment_id, email });
    await add('replies', { booking_id: null, enrolment_id, email, subject: name, body: words });
    if (review_state) {
      const rated = {
        completed_at: '2031-01-01T00:00:00Z',
        rating: 5,
        rated_at: '2031-01-02T00:00:00Z',
        review: words,
        review_state,
      };
      await force('enrolments', enrolment_id, {
        ...rated,
        review_answer: `Thank you, ${firstname}`,
      });
    }
  }
  const waiting = await add('enrolments', { name, email, client_id });
  await force('enrolments', waiting.id, { waits: true });

  for (const [at, stage] of valuesOf('job_applications', 'stage').entries()) {
    const cv_path = `${crypto.randomUUID()}.pdf`;
    const application = await add('job_applications', {
      ...names,
      phone,
      stage,
      cv_path,
      cv_name: `CV ${name}.pdf`,
      message: words,
      private_notes: words,
    });
    if (at === 0) {
      await add('replies', {
        booking_id: null,
        application_id: application.id,
        email,
        subject: name,
        body: words,
      });
      await stack.sql(
        `insert into storage.objects (bucket_id, name) select 'cvs', $1 where not exists (
           select from storage.objects o where o.bucket_id = 'cvs' and o.name = $1)`,
        [cv_path],
      );
    }
  }
  for (const about of valuesOf('enquiries', 'about')) {
    const enquiry = await add('enquiries', {
      name,
      email,
      client_id,
      company: name,
      about,
      message: words,
    });
    await add('replies', {
      booking_id: null,
      enquiry_id: enquiry.id,
      email,
      subject: name,
      body: words,
    });
  }
  const subscription = await addSingle();
  for (const state of valuesOf('newsletter_recipients', 'state')) {
    await add('newsletter_recipients', {
      subscription_id: subscription.id,
      state,
      lease_token: state === 'sending' ? crypto.randomUUID() : null,
    });
  }
  const touches = await stack.sql('select id from public.touches where client_id = $1::uuid', [
    String(client_id),
  ]);
  placed.push(...touches.map((row) => ({ table: 'touches', key: 'id', row })));
  await add('access_links', { purpose: 'webinar', subject_id: registered, email });
  await add('incoming_calls', { email, body: words, answer: { name } });
  await stack.sql(
    `insert into auth.users (id, aud, role, email) values (gen_random_uuid(), 'authenticated', 'authenticated', $1)`,
    [person.other],
  );
  await stack.sql(
    `insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), jsonb_build_object(
       'action', 'user_invited', 'actor_username', $1::text, 'traits', jsonb_build_object('user_email', $2::text)))`,
    [accounts.leader.email, person.other],
  );
  return { placed, client, force };
}
