-- Datasets: questions with the documents that answer them. A version never changes; an item that changes is
-- ended with one version and begun anew with the next. Everything is its owner's alone.

create table public.datasets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 100),
  target text not null check (target in ('statutes', 'cases')),
  -- The newest version; 0: it has no items yet.
  latest integer not null default 0,
  -- Of the newest version.
  items integer not null default 0,
  changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create index datasets_of_user on public.datasets (user_id, changed_at desc);

create table public.dataset_versions (
  dataset_id uuid not null,
  no integer not null check (no > 0),
  user_id uuid not null,
  -- Of its items: two versions with the same hash hold the same.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  items integer not null check (items >= 0),
  origin text not null check (origin in ('manual', 'import', 'trace', 'benchmark')),
  -- The day up to which its answers hold.
  as_of date not null,
  created_at timestamptz not null default now(),
  primary key (dataset_id, no),
  foreign key (dataset_id, user_id) references public.datasets (id, user_id) on delete cascade
);

create table public.dataset_items (
  dataset_id uuid not null,
  key text not null check (char_length(key) between 1 and 100),
  -- It is in the versions from this one on, up to but without the other.
  valid_from integer not null,
  valid_to integer check (valid_to > valid_from),
  user_id uuid not null,
  query text not null check (char_length(query) between 2 and 2000),
  -- [{id, grade, label}]; none: the question is to be refused.
  relevant jsonb not null check (jsonb_typeof(relevant) = 'array' and pg_column_size(relevant) <= 16384),
  source text check (char_length(source) <= 100),
  cluster text not null check (char_length(cluster) <= 300),
  tags jsonb not null check (jsonb_typeof(tags) = 'object' and pg_column_size(tags) <= 2048),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (dataset_id, key, valid_from),
  foreign key (dataset_id, user_id) references public.datasets (id, user_id) on delete cascade
);
create unique index dataset_items_current on public.dataset_items (dataset_id, key) where valid_to is null;

do $$
declare name text;
begin
  foreach name in array array['datasets', 'dataset_versions', 'dataset_items']
  loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('create policy %I on public.%I for all to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name || '_own', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated
      using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;
-- Written by the functions below alone: a version that could be changed would prove nothing.
grant select, delete on public.datasets to authenticated;
grant select on public.dataset_versions, public.dataset_items to authenticated;

create function public.create_dataset(p_name text, p_target text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid(); made uuid;
begin
  if me is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('datasets:' || me, 0));
  if (select count(*) from public.datasets where user_id = me) >= 100 then
    raise exception 'too many datasets of one person' using errcode = 'program_limit_exceeded';
  end if;
  insert into public.datasets (user_id, name, target) values (me, p_name, p_target) returning id into made;
  return made;
end $$;

-- Makes the next version of one's dataset: items put take the place of those with their key, others are left
-- out. Answers its number, or that of the newest where nothing changes; null where there is no such dataset.
create function public.write_dataset_version(p_dataset uuid, p_origin text, p_put jsonb, p_remove text[])
returns integer
language plpgsql security definer set search_path = '' as $$
declare me uuid := private.live_uid(); last integer; touched integer; added integer; held integer;
begin
  select latest into last from public.datasets where id = p_dataset and user_id = me for update;
  if not found then return null; end if;
  if last >= 1000 then
    raise exception 'too many versions of one dataset' using errcode = 'program_limit_exceeded';
  end if;
  update public.dataset_items i set valid_to = last + 1
    where i.dataset_id = p_dataset and i.valid_to is null and (i.key = any (p_remove) or exists (
      select from jsonb_to_recordset(p_put) as p (key text, hash text) where p.key = i.key and p.hash <> i.hash));
  get diagnostics touched = row_count;
  insert into public.dataset_items (dataset_id, user_id, key, valid_from, query, relevant, source, cluster, tags, hash)
    select p_dataset, me, p.key, last + 1, p.query, p.relevant, p.source, p.cluster, p.tags, p.hash
    from jsonb_to_recordset(p_put) as p (key text, query text, relevant jsonb, source text, cluster text, tags jsonb,
      hash text)
    where not exists (select from public.dataset_items i
      where i.dataset_id = p_dataset and i.key = p.key and i.valid_to is null);
  get diagnostics added = row_count;
  if touched + added = 0 then return last; end if;
  select count(*) into held from public.dataset_items where dataset_id = p_dataset and valid_to is null;
  if held > 2000 then
    raise exception 'too many items of one dataset' using errcode = 'program_limit_exceeded';
  end if;
  insert into public.dataset_versions (dataset_id, no, user_id, hash, items, origin, as_of)
    select p_dataset, last + 1, me,
      encode(sha256(convert_to('dataset 2' || coalesce(string_agg(E'\n' || hash, '' order by hash collate "C"), ''),
        'UTF8')), 'hex'),
      count(*), p_origin, (now() at time zone 'Asia/Seoul')::date
    from public.dataset_items where dataset_id = p_dataset and valid_to is null;
  update public.datasets set latest = last + 1, items = held, changed_at = now() where id = p_dataset;
  return last + 1;
end $$;

-- Items of a version by their key, as far as the session may see them.
create function public.list_dataset_items(p_dataset uuid, p_version integer, p_offset integer, p_limit integer)
returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select i.key as id, i.query, i.relevant, i.source, i.cluster, i.tags
    from public.dataset_items i
    where i.dataset_id = p_dataset and i.valid_from <= p_version
      and (i.valid_to is null or i.valid_to > p_version)
    order by i.key collate "C" offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 2000)
  )
  select coalesce(jsonb_agg(to_jsonb(found)), '[]') from found
$$;

revoke all on function public.create_dataset(text, text),
  public.write_dataset_version(uuid, text, jsonb, text[]),
  public.list_dataset_items(uuid, integer, integer, integer) from public, anon, authenticated;
grant execute on function public.create_dataset(text, text),
  public.write_dataset_version(uuid, text, jsonb, text[]),
  public.list_dataset_items(uuid, integer, integer, integer) to authenticated;
