-- Services of the firm, as shown on the public pages.
create table public.services (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) <= 120 and btrim(title) <> ''),
  summary text not null check (char_length(summary) <= 400),
  description text not null default '' check (char_length(description) <= 40000),
  category text not null check (char_length(category) between 1 and 60),
  icon text check (char_length(icon) <= 40),
  drawing text not null default 'bus' check (drawing ~ '^[a-z-]{1,40}$'),
  piece text check (piece ~ '^[a-z-]{1,40}$'),
  scope text[] not null default '{}' check (cardinality(scope) <= 50 and octet_length(scope::text) <= 40000),
  process jsonb not null default '[]' check (jsonb_typeof(process) = 'array' and octet_length(process::text) <= 60000),
  faq jsonb not null default '[]' check (jsonb_typeof(faq) = 'array' and octet_length(faq::text) <= 200000),
  price_from numeric(10, 2) check (price_from >= 0 and price_from < 'NaN'),
  duration text check (char_length(duration) <= 60),
  position integer not null default 0,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  published_at timestamptz,
  seo_title text check (char_length(seo_title) <= 120),
  seo_description text check (char_length(seo_description) <= 320),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint services_state_has_date check (state in ('draft', 'archived') or published_at is not null)
);

comment on table public.services is
  'Services. description is Markdown, process is a list of {title, text}, faq a list of {question, answer}; piece names the working example on its page.';

create index services_list on public.services (position, id) where state = 'published';

select private.add_content_kind('services', written => '{description}');
