-- What people did, as far as they are signed in (spec 3). The id is made in the browser, so that a batch
-- that is sent twice is stored once.
create table public.user_activity (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  user_email text not null default public.my_email(),
  activity_type text not null check (activity_type ~ '^[a-z]+(_[a-z]+)*$' and char_length(activity_type) <= 40),
  activity_data jsonb not null default '{}' check (pg_column_size(activity_data) <= 2048),
  metadata jsonb not null default '{}' check (pg_column_size(metadata) <= 1024),
  user_agent text check (char_length(user_agent) <= 300),
  created_at timestamptz not null default now(),
  -- When it reached us, which may be later than when it happened.
  stored_at timestamptz not null default now()
);
create index user_activity_when on public.user_activity (created_at desc, id);
create index user_activity_whose on public.user_activity (user_id, created_at desc);
create index user_activity_kind on public.user_activity (activity_type, created_at);
alter table public.user_activity enable row level security;
revoke all on public.user_activity from anon, authenticated;
grant select, insert (id, activity_type, activity_data, metadata, user_agent, created_at)
  on public.user_activity to authenticated;
create policy user_activity_write on public.user_activity for insert to authenticated
  with check (
    user_id = auth.uid() and user_email = public.my_email()
    and created_at between now() - interval '31 days' and now() + interval '5 minutes');
create policy user_activity_read on public.user_activity for select to authenticated
  using (user_id = auth.uid() or public.my_role() = 'admin');

-- Written by the server with the service key, at once. The person may go, the event stays.
create table public.security_logs (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete set null,
  user_email text,
  event_type text not null check (event_type ~ '^[a-z]+(_[a-z]+)*$' and char_length(event_type) <= 40),
  event_level text not null default 'info' check (event_level in ('info', 'warning', 'critical')),
  event_data jsonb not null default '{}' check (pg_column_size(event_data) <= 2048),
  metadata jsonb not null default '{}' check (pg_column_size(metadata) <= 1024),
  ip_address text check (char_length(ip_address) <= 45),
  user_agent text check (char_length(user_agent) <= 300),
  created_at timestamptz not null default now()
);
create index security_logs_when on public.security_logs (id desc);
create index security_logs_whose on public.security_logs (user_id, id desc);
create index security_logs_kind on public.security_logs (event_type, created_at);
alter table public.security_logs enable row level security;
revoke all on public.security_logs from anon, authenticated;
grant select on public.security_logs to authenticated;
create policy security_logs_read on public.security_logs for select to authenticated
  using (user_id = auth.uid() or public.my_role() = 'admin');

-- What is searched for, per day and without saying by whom: never one row a person.
create table public.search_terms (
  day date not null,
  locale text not null check (locale in ('ko', 'en', 'ja', 'zh')),
  term text not null check (char_length(term) between 1 and 120),
  times integer not null default 0,
  empty_times integer not null default 0,
  primary key (day, locale, term)
);
alter table public.search_terms enable row level security;
revoke all on public.search_terms from anon, authenticated;
grant select on public.search_terms to authenticated;
create policy search_terms_read on public.search_terms for select to authenticated
  using (public.can_view_analytics());

-- What failed, per day: the place is a route's pattern, never an address somebody typed.
create table public.error_counts (
  day date not null,
  place text not null check (char_length(place) between 1 and 100),
  code text not null check (char_length(code) between 1 and 40),
  times integer not null default 0,
  primary key (day, place, code)
);
alter table public.error_counts enable row level security;
revoke all on public.error_counts from anon, authenticated;
grant select on public.error_counts to authenticated;
create policy error_counts_read on public.error_counts for select to authenticated
  using (public.can_view_analytics());

-- Both are counted by the server with the service key.
create function public.count_search(p_locale text, p_term text, p_empty boolean) returns void
language sql security definer set search_path = '' as $$
  insert into public.search_terms as t (day, locale, term, times, empty_times)
  values ((now() at time zone 'Asia/Seoul')::date, p_locale, p_term, 1, p_empty::int)
  on conflict (day, locale, term)
  do update set times = t.times + 1, empty_times = t.empty_times + excluded.empty_times
$$;
create function public.count_error(p_place text, p_code text) returns void
language sql security definer set search_path = '' as $$
  insert into public.error_counts as t (day, place, code, times)
  values ((now() at time zone 'Asia/Seoul')::date, p_place, p_code, 1)
  on conflict (day, place, code) do update set times = t.times + 1
$$;
revoke all on function public.count_search(text, text, boolean) from public, anon, authenticated;
revoke all on function public.count_error(text, text) from public, anon, authenticated;
grant execute on function public.count_search(text, text, boolean) to service_role;
grant execute on function public.count_error(text, text) to service_role;

-- An account goes with everything that is its owner's; logs that are kept lose name and address.
create function public.remove_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.security_logs set user_email = null, ip_address = null, user_agent = null, event_data = '{}'
    where user_id = person;
  update public.audit_log set actor_email = null where actor_id = person;
  perform public.end_sessions(person);
  delete from auth.users where id = person;
end $$;
revoke all on function public.remove_account(uuid) from public, anon, authenticated;

-- The privacy policy says a year, for all of these.
create function public.delete_old_logs(before timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer; total integer := 0;
begin
  delete from public.page_visits where visited_at < before;
  get diagnostics gone = row_count; total := total + gone;
  delete from public.user_activity where created_at < before;
  get diagnostics gone = row_count; total := total + gone;
  delete from public.security_logs where created_at < before;
  get diagnostics gone = row_count; total := total + gone;
  delete from public.search_terms where day < before::date;
  delete from public.error_counts where day < before::date;
  return total;
end $$;
revoke all on function public.delete_old_logs(timestamptz) from public, anon, authenticated;
grant execute on function public.delete_old_logs(timestamptz) to service_role;

-- What the blog desk does is an act too.
create function public.audit_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then return null; end if;
  perform public.record_audit(
    case tg_op when 'INSERT' then 'post.written' when 'DELETE' then 'post.deleted'
      else case when old.status = new.status then 'post.changed'
        when new.status = 'draft' then 'post.withdrawn' else 'post.published' end end,
    'post', coalesce(new.id, old.id)::text);
  return null;
end $$;
create trigger posts_audit after insert or update or delete on public.posts
  for each row execute function public.audit_post();
