-- Drift of the law: after a refresh, questions of datasets and answers of the chat whose article changed or whose
-- decision seems to be overruled are listed as stale, until somebody has looked or the question was written anew.

create table public.stale_sources (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of legal.changes.
  change_id bigint not null,
  source_id text not null check (char_length(source_id) <= 100),
  reason text not null check (reason in ('changed', 'overruled')),
  path text not null check (path ~ '^/(cases|statutes)/[^/\\]' and char_length(path) <= 600),
  title text not null check (char_length(title) between 1 and 600),
  line text not null default '' check (char_length(line) <= 600),
  changed_at timestamptz not null,
  -- The question of a dataset as it was then, or an answer.
  dataset_id uuid,
  key text,
  valid_from integer,
  trace_id uuid references public.traces (id) on delete cascade,
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  settled_at timestamptz,
  check ((dataset_id is null) = (trace_id is not null)),
  check ((dataset_id is null) = (key is null) and (dataset_id is null) = (valid_from is null)),
  unique nulls not distinct (change_id, source_id, dataset_id, key, trace_id),
  foreign key (dataset_id, key, valid_from) references public.dataset_items (dataset_id, key, valid_from)
    on delete cascade
);
create index stale_sources_of on public.stale_sources (user_id, changed_at desc) where settled_at is null;
create index stale_sources_items on public.stale_sources (dataset_id, key, valid_from);
create index stale_sources_traces on public.stale_sources (trace_id);
create index stale_sources_to_mail on public.stale_sources (user_id) where mailed_at is null;
alter table public.stale_sources enable row level security;
revoke all on public.stale_sources from anon, authenticated;
grant select on public.stale_sources to authenticated;
create policy stale_sources_own on public.stale_sources for select to authenticated
  using (user_id = (select auth.uid()));
create policy live_session on public.stale_sources as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- By the source that answers them.
create index dataset_items_by_source on public.dataset_items using gin (relevant jsonb_path_ops) where valid_to is null;
create index trace_passages_used on public.trace_passages (source_id) where used;

-- How far the changes of the corpus have been compared. What an earlier import changed is no news.
create table public.stale_progress (
  single boolean primary key default true check (single),
  change_id bigint not null
);
insert into public.stale_progress (change_id) select coalesce(max(id), 0) from legal.changes;
alter table public.stale_progress enable row level security;
revoke all on public.stale_progress from anon, authenticated;

create function private.find_stale_sources() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from legal.changes where import_id = new.id and kind in ('article', 'overruling')) then
    perform public.enqueue_job('ragops.stale', null, 'corpus', '{}'::jsonb, 0, now(), 12);
  end if;
  return null;
end $$;
create trigger imports_find_stale after update of finished_at on legal.imports
  for each row when (old.finished_at is null and new.finished_at is not null)
  execute function private.find_stale_sources();
revoke all on function private.find_stale_sources() from public, anon, authenticated, service_role;

-- Writes what a stretch of changes made stale, once: of two that compare the same stretch the second finds that the
-- first has been here. Owners of datasets are mailed, and their addresses told.
create function public.keep_stale_sources(p_after bigint, p_last bigint, p_sources jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare kept integer;
begin
  update public.stale_progress set change_id = p_last where change_id = p_after and p_last > p_after;
  if not found then return null; end if;
  with stale_found as materialized (
    select s.* from jsonb_to_recordset(p_sources) as s (change_id bigint, source_id text, reason text, path text,
      title text, line text, changed_at timestamptz)
  ), items as (
    insert into public.stale_sources (user_id, change_id, source_id, reason, path, title, line, changed_at, dataset_id,
        key, valid_from)
      select i.user_id, f.change_id, f.source_id, f.reason, f.path, f.title, f.line, f.changed_at, i.dataset_id, i.key,
        i.valid_from
      from stale_found f
        join public.dataset_items i on i.valid_to is null
          and i.relevant @> jsonb_build_array(jsonb_build_object('id', f.source_id))
        join public.dataset_versions v on v.dataset_id = i.dataset_id and v.no = i.valid_from
      where v.created_at <= f.changed_at
      on conflict do nothing returning user_id, dataset_id
  ), answers as (
    insert into public.stale_sources (user_id, change_id, source_id, reason, path, title, line, changed_at, trace_id,
        mailed_at)
      select distinct on (t.id, f.change_id, f.source_id) t.user_id, f.change_id, f.source_id, f.reason, f.path,
        f.title, f.line, f.changed_at, t.id, now()
      from stale_found f join public.trace_passages p on p.used and p.source_id = f.source_id
        join public.traces t on t.id = p.trace
      where t.user_id is not null and t.started_at <= f.changed_at
      on conflict do nothing returning id
  ), told as (
    select private.emit_webhooks(g.user_id, 'dataset.stale', jsonb_build_object('dataset', g.dataset_id,
      'name', (select d.name from public.datasets d where d.id = g.dataset_id), 'items', g.items))
    from (select user_id, dataset_id, count(*) as items from items group by 1, 2) g
  ), asked as (
    select public.enqueue_job('ragops.mail', u.user_id, 'stale.' || u.user_id,
      jsonb_build_object('about', 'stale', 'id', u.user_id), 0, now(), 8)
    from (select distinct user_id from items) u
  )
  select (select count(*) from items) + (select count(*) from answers)
    + 0 * ((select count(*) from told) + (select count(*) from asked)) into kept;
  return kept;
end $$;

-- The questions of one's own dataset that are stale: as they are now, and looked at by nobody yet.
create function public.list_stale_items(p_dataset uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
    select s.id, s.reason, s.path, s.title, s.line, s.changed_at as "changedAt", i.query
    from public.stale_sources s join public.dataset_items i on i.dataset_id = s.dataset_id and i.key = s.key
      and i.valid_from = s.valid_from
    where s.dataset_id = p_dataset and s.settled_at is null and i.valid_to is null
    order by s.changed_at desc, s.id limit 200) f
$$;

-- The same of one's own answers.
create function public.list_stale_answers() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
    select s.id, s.reason, s.path, s.title, s.line, s.changed_at as "changedAt", x.question as query, s.trace_id as trace
    from public.stale_sources s join public.trace_texts x on x.trace = s.trace_id
    where s.user_id = (select auth.uid()) and s.settled_at is null
    order by s.changed_at desc, s.id limit 50) f
$$;

-- Says that one has looked.
create function public.settle_stale_source(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.stale_sources set settled_at = now()
    where id = p_id and user_id = private.live_uid() and settled_at is null;
  return found;
end $$;

revoke all on function public.keep_stale_sources(bigint, bigint, jsonb), public.list_stale_items(uuid),
  public.list_stale_answers(), public.settle_stale_source(uuid) from public, anon, authenticated;
grant execute on function public.keep_stale_sources(bigint, bigint, jsonb) to service_role;
grant execute on function public.list_stale_items(uuid), public.list_stale_answers(),
  public.settle_stale_source(uuid) to authenticated;
