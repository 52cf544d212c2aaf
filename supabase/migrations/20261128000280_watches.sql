-- Watching the law: what people ask to be told about, and what they were told. An import records what it changed
-- (legal.changes); a job compares that with the watches, and another mails what came of it.

create table public.watches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('decision', 'article', 'law', 'search')),
  -- The serial of a decision, the id of an article (`001706#839의2`) or of a law; of a search the hash of what it asks.
  reference text not null check (char_length(reference) between 1 and 64),
  path text not null check (path ~ '^/(cases|statutes|case-search)[/?][^/\\]' and char_length(path) <= 20000),
  -- As courts cite it; of a search its words.
  title text not null check (char_length(btrim(title)) between 1 and 2000),
  name text not null default '' check (char_length(name) <= 1000),
  -- What a search asks: words, half of the corpus, filters.
  request jsonb check (jsonb_typeof(request) = 'object' and pg_column_size(request) <= 16384),
  -- How often what it finds is mailed.
  cadence text not null default 'day' check (cadence in ('event', 'day', 'week', 'never')),
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'search') = (request is not null)),
  unique (user_id, kind, reference),
  unique (id, user_id)
);
create index watches_of_user on public.watches (user_id, created_at desc, id);
create index watches_wanted on public.watches (kind, reference) where paused_at is null;

-- One mail to one person, begun before it is sent: whoever sends it again sends the same.
create table public.alert_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  cadence text not null check (cadence in ('event', 'day', 'week')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (id, user_id)
);
create unique index alert_mails_open on public.alert_mails (user_id, cadence) where sent_at is null;

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null: what found it is watched no more.
  watch_id uuid,
  -- Of legal.changes, which may be another database's.
  change_id bigint not null,
  kind text not null check (kind in ('decision', 'article', 'overruling')),
  -- Why it is told: the text itself changed, it cites what is watched, it seems to overrule it, a search finds it.
  reason text not null check (reason in ('changed', 'citing', 'overruled', 'found')),
  path text not null check (path ~ '^/(cases|statutes)/[^/\\]' and char_length(path) <= 600),
  title text not null check (char_length(btrim(title)) between 1 and 600),
  -- The issue or the passage that it is about.
  line text not null default '' check (char_length(line) <= 600),
  changed_at timestamptz not null,
  -- That of its watch when it was found.
  cadence text not null check (cadence in ('event', 'day', 'week', 'never')),
  mail_id uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, change_id),
  foreign key (watch_id, user_id) references public.watches (id, user_id) on delete set null (watch_id),
  foreign key (mail_id, user_id) references public.alert_mails (id, user_id) on delete set null (mail_id)
);
create index alerts_of_user on public.alerts (user_id, changed_at desc, change_id);
create index alerts_unread on public.alerts (user_id) where read_at is null;
create index alerts_to_mail on public.alerts (user_id, cadence) where mail_id is null;
create index alerts_of_watch on public.alerts (watch_id);
create index alerts_of_mail on public.alerts (mail_id);

-- Who has stopped the mails. Without a row they come.
create table public.alert_settings (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  mail_stopped_at timestamptz
);

-- How far the changes of the corpus have been compared with the watches. What an earlier import changed is no news.
create table public.alert_progress (
  single boolean primary key default true check (single),
  change_id bigint not null
);
insert into public.alert_progress (change_id) select coalesce(max(id), 0) from legal.changes;

alter table public.watches enable row level security;
alter table public.alerts enable row level security;
alter table public.alert_settings enable row level security;
alter table public.alert_mails enable row level security;
alter table public.alert_progress enable row level security;
revoke all on public.watches, public.alerts, public.alert_settings, public.alert_mails, public.alert_progress
  from anon, authenticated;

create policy watches_own on public.watches for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy alerts_own on public.alerts for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy alert_settings_own on public.alert_settings for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy live_session on public.watches as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy live_session on public.alerts as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy live_session on public.alert_settings as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

grant select, delete on public.watches, public.alerts to authenticated;
grant insert (kind, reference, path, title, name, request, cadence), update (cadence, paused_at)
  on public.watches to authenticated;
grant update (read_at) on public.alerts to authenticated;
grant select, insert (mail_stopped_at), update (mail_stopped_at) on public.alert_settings to authenticated;

create trigger watches_limited before insert on public.watches
  for each row execute function public.limit_matter_rows('1000');

-- An import that is whole asks for its changes to be compared with the watches.
create function private.evaluate_watches() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from legal.changes where import_id = new.id) then
    perform public.enqueue_job('alerts.evaluate', null, 'corpus', '{}'::jsonb, 0, now(), 12);
  end if;
  return null;
end $$;
create trigger imports_evaluate_watches after update of finished_at on legal.imports
  for each row when (old.finished_at is null and new.finished_at is not null)
  execute function private.evaluate_watches();
revoke all on function private.evaluate_watches() from public, anon, authenticated, service_role;

-- The morning on which the mail of a cadence goes out next: eight o'clock in Korea, of a week on Monday.
create function private.alert_mail_due(p_cadence text, p_now timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  select case p_cadence
    when 'event' then p_now
    when 'day' then (date_trunc('day', (p_now at time zone 'Asia/Seoul') - interval '8 hours')
      + interval '1 day 8 hours') at time zone 'Asia/Seoul'
    else (date_trunc('week', (p_now at time zone 'Asia/Seoul') - interval '8 hours')
      + interval '7 days 8 hours') at time zone 'Asia/Seoul'
  end
$$;

-- Writes what was found in a stretch of changes and asks for the mails, once: of two that compare the same
-- stretch the second finds that the first has been here. Of several watches that found one change the most
-- urgent tells it, and a followed text before a search.
create function public.keep_alerts(p_after bigint, p_last bigint, p_alerts jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare kept integer;
begin
  update public.alert_progress set change_id = p_last where change_id = p_after and p_last > p_after;
  if not found then return null; end if;
  with found as (
    select distinct on (w.user_id, f.change_id) w.user_id, w.id as watch_id, w.cadence, f.*
    from jsonb_to_recordset(p_alerts) as f (watch_kind text, watch_reference text, change_id bigint, kind text,
        reason text, path text, title text, line text, changed_at timestamptz)
      join public.watches w on w.kind = f.watch_kind and w.reference = f.watch_reference
    where w.paused_at is null and w.created_at <= f.changed_at
    order by w.user_id, f.change_id, array_position(array['event', 'day', 'week', 'never'], w.cadence),
      array_position(array['article', 'decision', 'law', 'search'], w.kind), w.created_at
  ), added as (
    insert into public.alerts (user_id, watch_id, change_id, kind, reason, path, title, line, changed_at, cadence)
    select user_id, watch_id, change_id, kind, reason, path, title, line, changed_at, cadence from found
    on conflict (user_id, change_id) do nothing
    returning user_id, cadence
  ), asked as (
    select public.enqueue_job('alerts.mail', a.user_id, a.user_id || '.' || a.cadence,
      jsonb_build_object('user', a.user_id, 'cadence', a.cadence), 0, private.alert_mail_due(a.cadence, now()), 8)
    from (select distinct user_id, cadence from added where cadence <> 'never') a
  )
  select (select count(*) from added) + 0 * (select count(*) from asked) into kept;
  return kept;
end $$;

-- The mail that is to be sent now: one that was begun and not sent, or else what waits for this cadence. Null
-- when nothing does: nobody is sent an empty mail.
create function public.begin_alert_mail(p_user uuid, p_cadence text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare mail uuid;
begin
  if exists (select from public.alert_settings where user_id = p_user and mail_stopped_at is not null)
    or not exists (select from public.profiles where id = p_user and disabled_at is null) then return null; end if;
  select id into mail from public.alert_mails
    where user_id = p_user and cadence = p_cadence and sent_at is null for update;
  if mail is not null then return mail; end if;
  perform from public.alerts a join public.watches w on w.id = a.watch_id
    where a.user_id = p_user and a.cadence = p_cadence and a.mail_id is null and a.read_at is null
      and w.paused_at is null and w.cadence <> 'never';
  if not found then return null; end if;
  insert into public.alert_mails (user_id, cadence) values (p_user, p_cadence) returning id into mail;
  update public.alerts a set mail_id = mail from public.watches w
    where w.id = a.watch_id and a.user_id = p_user and a.cadence = p_cadence and a.mail_id is null
      and a.read_at is null and w.paused_at is null and w.cadence <> 'never';
  return mail;
end $$;

-- The link that stops the mails is signed with a secret of this database, so that it opens without a log-in and
-- nobody can make one for somebody else.
create table private.alert_secret (
  single boolean primary key default true check (single),
  secret text not null
);
insert into private.alert_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
revoke all on private.alert_secret from public, anon, authenticated;

create function public.alert_stop_token(p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p_user || '.' || encode(sha256(convert_to(s.secret || p_user, 'UTF8')), 'hex') from private.alert_secret s
$$;

-- Stops the mails of whom a link was made for, or has them come again. False: nobody has this link.
create function public.stop_alert_mails(p_token text, p_stop boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare person uuid;
begin
  if p_token is null or p_stop is null
    or p_token !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}[.][0-9a-f]{64}$' then return false; end if;
  person := split_part(p_token, '.', 1)::uuid;
  if p_token is distinct from public.alert_stop_token(person)
    or not exists (select from auth.users where id = person) then return false; end if;
  insert into public.alert_settings (user_id, mail_stopped_at) values (person, case when p_stop then now() end)
    on conflict (user_id) do update set mail_stopped_at = excluded.mail_stopped_at;
  return true;
end $$;

-- What is older than a year is forgotten.
create function public.delete_old_alerts(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.alerts where created_at < p_now - interval '1 year';
  get diagnostics gone = row_count;
  delete from public.alert_mails where sent_at < p_now - interval '1 year';
  return gone;
end $$;

revoke all on function public.keep_alerts(bigint, bigint, jsonb), public.begin_alert_mail(uuid, text),
  public.alert_stop_token(uuid), public.stop_alert_mails(text, boolean), public.delete_old_alerts(timestamptz),
  private.alert_mail_due(text, timestamptz) from public, anon, authenticated;
grant execute on function public.keep_alerts(bigint, bigint, jsonb), public.begin_alert_mail(uuid, text),
  public.alert_stop_token(uuid), public.delete_old_alerts(timestamptz) to service_role;
grant execute on function public.stop_alert_mails(text, boolean) to anon, authenticated, service_role;
