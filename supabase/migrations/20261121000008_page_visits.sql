-- One row per page seen. No network address; `visitor` is a random number that only a browser whose owner
-- agreed sends, and says no more than that two visits are of one browser.
create table public.page_visits (
  id bigint generated always as identity primary key,
  path text not null check (char_length(path) between 1 and 300),
  locale text not null check (locale in ('ko', 'en', 'ja', 'zh')),
  referrer_host text check (char_length(referrer_host) <= 200),
  visitor uuid,
  visited_at timestamptz not null default now()
);
create index page_visits_when on public.page_visits (visited_at desc);
alter table public.page_visits enable row level security;

revoke all on public.page_visits from anon, authenticated;
grant insert (path, locale, referrer_host, visitor) on public.page_visits to anon, authenticated;
grant select on public.page_visits to authenticated;
create policy page_visits_write on public.page_visits for insert to anon, authenticated with check (true);
create policy page_visits_read on public.page_visits for select to authenticated
  using (public.can_view_analytics());
