-- Case studies of customer projects, including what went wrong.
create table public.cases (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) <= 120 and btrim(title) <> ''),
  summary text not null check (char_length(summary) <= 400),
  customer text not null check (char_length(customer) <= 120),
  sector text not null check (char_length(sector) <= 80),
  size text check (char_length(size) <= 80),
  service_slug text check (char_length(service_slug) <= 80),
  outcome text not null default 'worked' check (outcome in ('worked', 'failed_in_part')),
  situation text not null default '' check (char_length(situation) <= 10000),
  baseline text not null default '' check (char_length(baseline) <= 10000),
  built text not null default '' check (char_length(built) <= 10000),
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array' and octet_length(steps::text) <= 20000),
  links jsonb not null default '[]' check (jsonb_typeof(links) = 'array' and octet_length(links::text) <= 20000),
  stack text[] not null default '{}' check (cardinality(stack) <= 50 and octet_length(stack::text) <= 24000),
  weeks integer check (weeks between 1 and 500),
  price_from numeric(10, 2) check (price_from >= 0 and price_from < 'NaN'),
  price_to numeric(10, 2) check (price_to >= price_from and price_to < 'NaN'),
  went_wrong text not null default '' check (char_length(went_wrong) <= 10000),
  result text not null default '' check (char_length(result) <= 10000),
  limits text not null default '' check (char_length(limits) <= 10000),
  person_name text check (char_length(person_name) <= 120),
  person_role text check (char_length(person_role) <= 120),
  quote text check (char_length(quote) <= 400),
  drawing text not null default 'report' check (drawing ~ '^[a-z-]{1,40}$'),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cases_state_has_date check (state in ('draft', 'archived') or published_at is not null)
);

comment on table public.cases is
  'Case studies. Texts are Markdown; steps is a list of {name, by: system | model | person, text}, links a list of {from, to, label} between names of steps. service_slug names a service that may have been renamed since.';
comment on column public.cases.person_name is 'Person at the customer who has checked the case.';

create index cases_list on public.cases (published_at desc, id) where state = 'published';

select private.add_content_kind(
  'cases', written => '{situation, baseline, built, went_wrong, result, limits}'
);
