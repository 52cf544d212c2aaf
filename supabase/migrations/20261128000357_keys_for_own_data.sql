-- Keys may read what is their owner's: documents, datasets, traces; and have experiments run, so that a build
-- can be stopped by a configuration that got worse.
alter table public.api_keys drop constraint api_keys_scopes_check;
alter table public.api_keys add constraint api_keys_scopes_check check (cardinality(scopes) between 1 and 8
  and scopes <@ array['corpus:read', 'citations:check', 'mcp', 'traces:write', 'traces:read', 'documents:read',
    'datasets:read', 'experiments:run']);

-- Begins an experiment of somebody, whose right to do so was asked before. A baseline is their own, finished, and
-- of the same items and k: anything else cannot be compared.
create function private.begin_experiment(
  p_owner uuid, p_name text, p_dataset uuid, p_version integer, p_retriever text, p_k integer, p_baseline uuid,
  p_chosen public.configurations)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare made uuid; wanted text;
begin
  select hash into wanted from public.dataset_versions
    where dataset_id = p_dataset and no = p_version and user_id = p_owner and items > 0;
  if not found then return null; end if;
  if p_baseline is not null and not exists (
    select from public.experiments e join public.dataset_versions v on v.dataset_id = e.dataset_id and v.no = e.version
    where e.id = p_baseline and e.user_id = p_owner and e.finished_at is not null and e.k = p_k and v.hash = wanted
  ) then
    raise exception 'the baseline cannot be compared' using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('experiments:' || p_owner, 0));
  if (select count(*) from public.experiments where user_id = p_owner) >= 200 then
    raise exception 'too many experiments of one person' using errcode = 'program_limit_exceeded';
  end if;
  insert into public.experiments (user_id, name, dataset_id, version, retriever, k, baseline_id, configuration,
      configuration_hash, configuration_name)
    values (p_owner, p_name, p_dataset, p_version, p_retriever, p_k, p_baseline, p_chosen.settings, p_chosen.hash,
      p_chosen.name)
    returning id into made;
  perform private.enqueue_experiment(made, p_owner);
  return made;
end $$;

create or replace function public.create_experiment(
  p_name text, p_dataset uuid, p_version integer, p_retriever text, p_k integer, p_baseline uuid default null,
  p_configuration uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare chosen public.configurations;
begin
  if p_configuration is not null then
    perform public.require_admin();
    select * into chosen from public.configurations where id = p_configuration;
    if not found or p_retriever <> 'passages' then return null; end if;
  end if;
  return private.begin_experiment(
    private.live_uid(), p_name, p_dataset, p_version, p_retriever, p_k, p_baseline, chosen);
end $$;

-- For the server, which has been shown a key that allows it.
create function public.create_experiment_for(
  p_owner uuid, p_name text, p_dataset uuid, p_version integer, p_retriever text, p_k integer,
  p_baseline uuid default null)
returns uuid
language sql security definer set search_path = '' as $$
  select private.begin_experiment(p_owner, p_name, p_dataset, p_version, p_retriever, p_k, p_baseline, null)
$$;

revoke all on function private.begin_experiment(uuid, text, uuid, integer, text, integer, uuid, public.configurations),
  public.create_experiment_for(uuid, text, uuid, integer, text, integer, uuid) from public, anon, authenticated;
grant execute on function public.create_experiment_for(uuid, text, uuid, integer, text, integer, uuid)
  to service_role;
