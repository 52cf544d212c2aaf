-- Experiments: what a configuration did with every item of one version of a dataset. Everything is its owner's
-- alone; the worker writes what was found, and nobody changes it afterwards.

create table public.experiments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  dataset_id uuid not null,
  version integer not null,
  retriever text not null check (retriever in ('search', 'passages')),
  k integer not null check (k between 1 and 99),
  baseline_id uuid references public.experiments (id) on delete set null,
  -- The index that was asked; a run never mixes two.
  index_version text check (char_length(index_version) <= 200),
  -- Questions whose own decision the index holds.
  own_held integer check (own_held >= 0),
  -- Measures and the comparison with the baseline, once every item is scored.
  report jsonb check (jsonb_typeof(report) = 'object'),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((report is null) = (finished_at is null)),
  unique (id, user_id),
  foreign key (dataset_id, user_id) references public.datasets (id, user_id) on delete cascade,
  foreign key (dataset_id, version) references public.dataset_versions (dataset_id, no) on delete cascade
);
create index experiments_of_user on public.experiments (user_id, created_at desc);
create index experiments_of_version on public.experiments (dataset_id, version);
create index experiments_of_baseline on public.experiments (baseline_id);

create table public.experiment_items (
  experiment_id uuid not null,
  key text not null check (char_length(key) between 1 and 100),
  user_id uuid not null,
  -- Ids, the best first.
  results text[] not null check (cardinality(results) <= 100),
  -- The code of what failed; a question that failed counts as nothing found.
  error text check (char_length(error) <= 60),
  ms integer not null check (ms >= 0),
  scores jsonb not null check (jsonb_typeof(scores) = 'object' and pg_column_size(scores) <= 1024),
  primary key (experiment_id, key),
  foreign key (experiment_id, user_id) references public.experiments (id, user_id) on delete cascade
);

do $$
declare name text;
begin
  foreach name in array array['experiments', 'experiment_items']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('create policy %I on public.%I for all to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name || '_own', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated
      using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;
grant select, delete on public.experiments to authenticated;
grant select on public.experiment_items to authenticated;

create function private.enqueue_experiment(p_experiment uuid, p_owner uuid) returns void
language sql security definer set search_path = '' as $$
  select public.enqueue_job('ragops.experiment', p_owner, p_experiment::text,
    jsonb_build_object('experiment', p_experiment), 0, now(), 4)
$$;
revoke all on function private.enqueue_experiment(uuid, uuid) from public, anon, authenticated;

-- Begins an experiment on a version of one's own dataset. Null where there is no such version with items. A
-- baseline is one's own, finished, and of the same items and k: anything else cannot be compared.
create function public.create_experiment(
  p_name text, p_dataset uuid, p_version integer, p_retriever text, p_k integer, p_baseline uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid(); made uuid; wanted text;
begin
  select hash into wanted from public.dataset_versions
    where dataset_id = p_dataset and no = p_version and user_id = me and items > 0;
  if not found then return null; end if;
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
  insert into public.experiments (user_id, name, dataset_id, version, retriever, k, baseline_id)
    values (me, p_name, p_dataset, p_version, p_retriever, p_k, p_baseline) returning id into made;
  perform private.enqueue_experiment(made, me);
  return made;
end $$;

-- Goes on with an experiment that was stopped or failed; the items that are scored stay.
create function public.resume_experiment(p_experiment uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid();
begin
  perform from public.experiments where id = p_experiment and user_id = me and finished_at is null for update;
  if not found then return false; end if;
  if not exists (select from public.jobs
    where kind = 'ragops.experiment' and subject = p_experiment::text and state in ('queued', 'running')) then
    perform private.enqueue_experiment(p_experiment, me);
  end if;
  return true;
end $$;

-- A page of the items of an experiment beside those of its baseline, as far as the session may see them. What
-- changed most comes first: the worst where `p_show` is worse, else the best.
create function public.list_experiment_items(
  p_experiment uuid, p_metric text, p_show text, p_offset integer, p_limit integer)
returns jsonb
language sql stable set search_path = '' as $$
  with paired as (
    select i.key as id, d.query, d.relevant, d.tags, i.results, i.error, i.ms,
      (i.scores ->> p_metric)::double precision as score,
      b.results as baseline_results, (b.scores ->> p_metric)::double precision as baseline_score
    from public.experiments e
      join public.experiment_items i on i.experiment_id = e.id
      join public.dataset_items d on d.dataset_id = e.dataset_id and d.key = i.key
        and d.valid_from <= e.version and (d.valid_to is null or d.valid_to > e.version)
      left join public.experiment_items b on b.experiment_id = e.baseline_id and b.key = i.key
    where e.id = p_experiment
  ), judged as (
    select *, score - baseline_score as difference from paired
  ), shown as (
    select * from judged where case p_show
      when 'better' then difference > 1e-9 when 'worse' then difference < -1e-9
      when 'equal' then abs(difference) <= 1e-9 when 'failed' then error is not null else true end
  ), page as (
    select * from shown
    order by case when p_show = 'worse' then difference when p_show = 'better' then -difference end,
      id collate "C"
    offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 100)
  )
  select jsonb_build_object('total', (select count(*) from shown),
    'items', coalesce((select jsonb_agg(to_jsonb(page)) from page), '[]'))
$$;

revoke all on function public.create_experiment(text, uuid, integer, text, integer, uuid),
  public.resume_experiment(uuid),
  public.list_experiment_items(uuid, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.create_experiment(text, uuid, integer, text, integer, uuid),
  public.resume_experiment(uuid),
  public.list_experiment_items(uuid, text, text, integer, integer) to authenticated;
