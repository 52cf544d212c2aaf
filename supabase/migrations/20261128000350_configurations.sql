-- Configurations: what answers are made with. One that is made never changes; labels say which of them the site's
-- own chat answers with, and every move of a label stays, so that it can be read and taken back.

create table public.configurations (
  id uuid primary key default gen_random_uuid(),
  no integer generated always as identity unique,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  settings jsonb not null check (jsonb_typeof(settings) = 'object' and pg_column_size(settings) <= 2048),
  -- Of the settings: two with the same hash are the same.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  made_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index configurations_by on public.configurations (made_by);

-- The last row of a label is what is in force. Settings are copied, so that a move outlives the account that made them.
create table public.configuration_moves (
  id bigint generated always as identity primary key,
  label text not null check (label in ('production', 'canary', 'shadow')),
  act text not null check (act in ('moved', 'rolled-back', 'ended')),
  -- Null: the built-in settings, or, of a canary and a shadow, nothing.
  name text check (char_length(name) <= 100),
  settings jsonb check (jsonb_typeof(settings) = 'object'),
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  -- Of the people, or of the questions.
  share double precision check (share > 0 and share <= 0.5),
  -- What the gates said.
  gates jsonb not null default '[]' check (jsonb_typeof(gates) = 'array'),
  -- The move that this one takes back.
  undoes bigint references public.configuration_moves (id),
  moved_by uuid references auth.users (id) on delete set null,
  moved_at timestamptz not null default now(),
  check ((settings is null) = (hash is null)),
  check (label = 'production' or (share is null) = (hash is null))
);
create index configuration_moves_of on public.configuration_moves (label, id desc);
create index configuration_moves_undone on public.configuration_moves (undoes) where undoes is not null;
create index configuration_moves_by on public.configuration_moves (moved_by);

-- What may not get worse before a label moves: a measure on the newest version of a dataset, or on a group of it.
create table public.configuration_gates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  dataset_id uuid not null,
  metric text not null check (metric in ('ndcg', 'recall', 'mrr', 'refusal')),
  slice text check (slice in ('field', 'court', 'year', 'law', 'language', 'kind')),
  value text check (char_length(value) between 1 and 100),
  -- A loss that is of no consequence; the interval of the difference must lie above it.
  margin double precision not null check (margin >= 0 and margin <= 0.2),
  created_at timestamptz not null default now(),
  check ((slice is null) = (value is null)),
  unique nulls not distinct (dataset_id, metric, slice, value),
  foreign key (dataset_id, user_id) references public.datasets (id, user_id) on delete cascade
);

-- What a configuration would have found for a question of the chat beside what was found. Nothing says whose it was
-- or what was asked.
create table public.shadow_runs (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  against text check (against ~ '^[0-9a-f]{64}$'),
  outcome text not null check (outcome in ('answered', 'refused', 'asked-back', 'failed')),
  shadow_outcome text not null check (shadow_outcome in ('answered', 'refused', 'asked-back', 'failed')),
  confidence real check (confidence between 0 and 1),
  shadow_confidence real check (shadow_confidence between 0 and 1),
  -- Sources found by both, of those found by either; null where neither found any.
  shared real check (shared between 0 and 1),
  ms integer not null check (ms >= 0),
  shadow_ms integer not null check (shadow_ms >= 0)
);
create index shadow_runs_of on public.shadow_runs (hash, at desc);
create index shadow_runs_by_age on public.shadow_runs (at);

do $$
declare name text;
begin
  foreach name in array array['configurations', 'configuration_moves', 'configuration_gates', 'shadow_runs']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated
      using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
    execute format('create policy %I on public.%I for select to authenticated
      using ((select public.my_role()) = ''admin'')', name || '_seen', name);
  end loop;
end $$;

-- Keeps settings under a name; the same settings are one configuration, by its first name.
create function public.create_configuration(p_name text, p_settings jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare made uuid; named text := encode(sha256(convert_to(p_settings::text, 'UTF8')), 'hex');
begin
  perform public.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('configurations', 0));
  select id into made from public.configurations where hash = named;
  if found then return made; end if;
  if (select count(*) from public.configurations) >= 500 then
    raise exception 'too many configurations' using errcode = 'program_limit_exceeded';
  end if;
  insert into public.configurations (name, settings, hash, made_by) values (p_name, p_settings, named, private.live_uid())
    returning id into made;
  perform public.record_audit('configuration.created', 'configuration', made::text,
    jsonb_build_object('name', p_name, 'hash', named));
  return made;
end $$;

-- An experiment may measure a configuration; its settings are copied. None: the built-in ones.
alter table public.experiments
  add column configuration jsonb check (jsonb_typeof(configuration) = 'object'),
  add column configuration_hash text check (configuration_hash ~ '^[0-9a-f]{64}$'),
  add column configuration_name text check (char_length(configuration_name) <= 100),
  add check ((configuration is null) = (configuration_hash is null)),
  -- The plain search knows no configuration.
  add check (configuration is null or retriever = 'passages');

drop function public.create_experiment(text, uuid, integer, text, integer, uuid);
-- As before, with a configuration where an administrator names one.
create function public.create_experiment(
  p_name text, p_dataset uuid, p_version integer, p_retriever text, p_k integer, p_baseline uuid default null,
  p_configuration uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid(); made uuid; wanted text; chosen public.configurations;
begin
  select hash into wanted from public.dataset_versions
    where dataset_id = p_dataset and no = p_version and user_id = me and items > 0;
  if not found then return null; end if;
  if p_configuration is not null then
    perform public.require_admin();
    select * into chosen from public.configurations where id = p_configuration;
    if not found or p_retriever <> 'passages' then return null; end if;
  end if;
  if p_baseline is not null and not exists (
    select from public.experiments e join public.dataset_versions v on v.dataset_id = e.dataset_id and v.no = e.version
    where e.id = p_baseline and e.user_id = me and e.finished_at is not null and e.k = p_k and v.hash = wanted
  ) then
    raise exception 'the baseline cannot be compared' using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('experiments:' || me, 0));
  if (select count(*) from public.experiments where user_id = me) >= 200 then
    raise exception 'too many experiments of one person' using errcode = 'program_limit_exceeded';
  end if;
  insert into public.experiments (user_id, name, dataset_id, version, retriever, k, baseline_id, configuration,
      configuration_hash, configuration_name)
    values (me, p_name, p_dataset, p_version, p_retriever, p_k, p_baseline, chosen.settings, chosen.hash, chosen.name)
    returning id into made;
  perform private.enqueue_experiment(made, me);
  return made;
end $$;

-- What is in force under a label.
create function private.configuration_in_force(p_label text) returns public.configuration_moves
language sql stable security definer set search_path = '' as $$
  select * from public.configuration_moves where label = p_label order by id desc limit 1
$$;

-- The gates with what the newest experiments say of a configuration: it is measured on the newest version of the
-- dataset, against what is in production, with the same retriever and the same index. `lost`: it is worse.
-- `unproven`: nothing rules out a loss that matters.
create function private.gates_for(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with production as (select (private.configuration_in_force('production')).hash as hash),
  measured as (
    select g.*, d.name as dataset, d.latest,
      (select case when g.slice is null then e.report -> 'compared' -> g.metric -> 'overall'
          else (select s from jsonb_array_elements(e.report -> 'compared' -> g.metric -> 'slices') s
            where s ->> 'slice' = g.slice and s ->> 'value' = g.value) end
        from public.experiments e join public.experiments b on b.id = e.baseline_id
        where e.dataset_id = g.dataset_id and e.version = d.latest and e.finished_at is not null
          and e.retriever = 'passages' and b.retriever = 'passages'
          and e.index_version = b.index_version and e.configuration_hash is not distinct from p_hash
          and b.configuration_hash is not distinct from (select hash from production)
        order by e.finished_at desc limit 1) as found
    from public.configuration_gates g join public.datasets d on d.id = g.dataset_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'dataset', dataset, 'metric', metric, 'slice', slice,
      'value', value, 'margin', margin, 'items', found -> 'items', 'difference', found -> 'difference',
      'low', found -> 'low', 'outcome', case
        when found is null or jsonb_typeof(found) <> 'object' then 'unmeasured'
        when found ->> 'verdict' = 'worse' then 'lost'
        when (found ->> 'clusters')::integer >= 30 and (found ->> 'low')::double precision >= -margin then 'passed'
        else 'unproven' end) order by created_at, id), '[]')
  from measured
$$;
revoke all on function private.configuration_in_force(text), private.gates_for(text) from public;

create function public.list_configuration_gates(p_hash text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.require_admin();
  return private.gates_for(p_hash);
end $$;

-- Only of a dataset of one's own: its experiments are what is looked at.
create function public.add_configuration_gate(
  p_dataset uuid, p_metric text, p_margin double precision, p_slice text default null, p_value text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid();
begin
  perform public.require_admin();
  if not exists (select from public.datasets where id = p_dataset and user_id = me) then return false; end if;
  insert into public.configuration_gates (user_id, dataset_id, metric, slice, value, margin)
    values (me, p_dataset, p_metric, p_slice, p_value, p_margin)
    on conflict (dataset_id, metric, slice, value) do update set margin = excluded.margin;
  perform public.record_audit('configuration.gateAdded', 'dataset', p_dataset::text,
    jsonb_build_object('metric', p_metric, 'slice', p_slice, 'value', p_value, 'margin', p_margin));
  return true;
end $$;

create function public.remove_configuration_gate(p_gate uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare gone public.configuration_gates;
begin
  perform public.require_admin();
  delete from public.configuration_gates where id = p_gate returning * into gone;
  if not found then return false; end if;
  perform public.record_audit('configuration.gateRemoved', 'dataset', gone.dataset_id::text,
    jsonb_build_object('metric', gone.metric, 'slice', gone.slice, 'value', gone.value));
  return true;
end $$;

-- Puts a label on a configuration. Answers moved · missing · same (it is there) · gates (one does not
-- let it through; a shadow, which nobody sees, needs none).
create function public.move_configuration(p_label text, p_configuration uuid, p_share double precision default null) returns text
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid(); chosen public.configurations; now_on public.configuration_moves; said jsonb := '[]';
begin
  perform public.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('configuration labels', 0));
  select * into chosen from public.configurations where id = p_configuration;
  if not found then return 'missing'; end if;
  now_on := private.configuration_in_force(p_label);
  if now_on.hash is not distinct from chosen.hash
    and (p_label = 'production' or now_on.share is not distinct from p_share) then
    return 'same';
  end if;
  if p_label <> 'shadow' then
    said := private.gates_for(chosen.hash);
    if exists (select from jsonb_array_elements(said) g where g ->> 'outcome' <> 'passed') then return 'gates'; end if;
  end if;
  insert into public.configuration_moves (label, act, name, settings, hash, share, gates, moved_by)
    values (p_label, 'moved', chosen.name, chosen.settings, chosen.hash,
      case when p_label = 'production' then null else p_share end, said, me);
  -- What everybody gets is no canary any more.
  if p_label = 'production' and (private.configuration_in_force('canary')).hash = chosen.hash then
    insert into public.configuration_moves (label, act, moved_by) values ('canary', 'ended', me);
  end if;
  perform public.record_audit('configuration.moved', 'configuration', p_label,
    jsonb_build_object('name', chosen.name, 'hash', chosen.hash, 'share', p_share));
  return 'moved';
end $$;

-- Takes the last move of a label back: production goes to what it was on before, a canary and a shadow end. Answers
-- done · nothing.
create function public.roll_back_configuration(p_label text) returns text
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid(); last public.configuration_moves; before public.configuration_moves;
begin
  perform public.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('configuration labels', 0));
  if (private.configuration_in_force(p_label)).hash is null then return 'nothing'; end if;
  if p_label <> 'production' then
    insert into public.configuration_moves (label, act, moved_by) values (p_label, 'ended', me);
  else
    select m.* into last from public.configuration_moves m
      where m.label = p_label and m.act = 'moved'
        and not exists (select from public.configuration_moves u where u.undoes = m.id)
      order by m.id desc limit 1;
    select m.* into before from public.configuration_moves m
      where m.label = p_label and m.act = 'moved' and m.id < last.id
        and not exists (select from public.configuration_moves u where u.undoes = m.id)
      order by m.id desc limit 1;
    insert into public.configuration_moves (label, act, name, settings, hash, undoes, moved_by)
      values (p_label, 'rolled-back', before.name, before.settings, before.hash, last.id, me);
  end if;
  perform public.record_audit('configuration.rolledBack', 'configuration', p_label,
    jsonb_build_object('to', before.hash));
  return 'done';
end $$;

-- What the chat answers with now, by label; for the site alone.
create function public.configurations_in_force() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(m.label, jsonb_build_object('hash', m.hash, 'settings', m.settings, 'share', m.share)),
    '{}')
  from (select distinct on (label) * from public.configuration_moves order by label, id desc) m
  where m.hash is not null
$$;

-- Keeps one shadow run for as long as traces are kept.
create function public.record_shadow_run(p_run jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.shadow_runs (hash, against, outcome, shadow_outcome, confidence, shadow_confidence, shared, ms,
      shadow_ms)
    select r.hash, r.against, r.outcome, r."shadowOutcome", r.confidence, r."shadowConfidence", r.shared, r.ms,
      r."shadowMs"
    from jsonb_to_record(p_run) as r (hash text, against text, outcome text, "shadowOutcome" text, confidence real,
      "shadowConfidence" real, shared real, ms integer, "shadowMs" integer);
  delete from public.shadow_runs where at < now() - interval '90 days';
end $$;

-- By configuration: how many questions, how often the outcome was the same, how much of the sources.
create function public.shadow_summary() returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select hash, count(*) as runs, min(at) as since,
      avg((outcome = shadow_outcome)::integer) as same, avg(shared) as shared,
      count(*) filter (where outcome = 'answered') as answered,
      count(*) filter (where shadow_outcome = 'answered') as "shadowAnswered",
      percentile_cont(0.5) within group (order by ms) as ms,
      percentile_cont(0.5) within group (order by shadow_ms) as "shadowMs"
    from public.shadow_runs group by hash order by max(at) desc limit 10
  )
  select coalesce(jsonb_agg(to_jsonb(found)), '[]') from found
$$;

revoke all on function public.create_configuration(text, jsonb),
  public.create_experiment(text, uuid, integer, text, integer, uuid, uuid),
  public.list_configuration_gates(text), public.add_configuration_gate(uuid, text, double precision, text, text),
  public.remove_configuration_gate(uuid), public.move_configuration(text, uuid, double precision),
  public.roll_back_configuration(text), public.configurations_in_force(), public.record_shadow_run(jsonb),
  public.shadow_summary() from public, anon, authenticated;
grant execute on function public.create_configuration(text, jsonb),
  public.create_experiment(text, uuid, integer, text, integer, uuid, uuid),
  public.list_configuration_gates(text), public.add_configuration_gate(uuid, text, double precision, text, text),
  public.remove_configuration_gate(uuid), public.move_configuration(text, uuid, double precision),
  public.roll_back_configuration(text), public.shadow_summary() to authenticated;
grant execute on function public.configurations_in_force(), public.record_shadow_run(jsonb) to service_role;
