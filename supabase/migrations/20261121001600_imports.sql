-- What an import did, so that every imported row can be traced to a file and a mapping.

create table public.imports (
  id bigint generated always as identity primary key,
  file_name text not null,
  mapping text not null,
  source text not null,
  lines_read bigint not null,
  accepted bigint not null,
  rejected bigint not null,
  doubtful bigint not null,
  finished_at timestamptz not null default now(),
  check (accepted + rejected = lines_read)
);
alter table public.imports enable row level security;
grant select on public.imports to service_role;
