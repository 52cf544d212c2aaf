-- When a backup was made, how large it is, or why it failed. The files themselves are out of the database's
-- reach; scripts write these rows over a connection of their own or with the service key.
create table public.backups (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  bytes bigint check (bytes >= 0),
  kind text not null check (kind in ('scheduled', 'manual')),
  error text check (char_length(error) <= 500),
  check (finished_at >= started_at)
);
create index backups_when on public.backups (kind, started_at desc);
alter table public.backups enable row level security;
revoke all on public.backups from anon, authenticated;
grant select on public.backups to authenticated;
create policy backups_read on public.backups for select to authenticated
  using (public.my_role() = 'admin');
