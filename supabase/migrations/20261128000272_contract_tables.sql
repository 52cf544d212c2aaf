-- Several contracts side by side: what the same rules report of each. A job reviews what is not reviewed yet and
-- keeps the cells, so that a table stays as it was made when a playbook goes on.

create table public.contract_tables (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (
    char_length(title) between 1 and 120 and title = btrim(title)
    and title !~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  -- Of the playbook that it was made with: its name, the number of the version, and the rules. Null: the built-in ones.
  playbook jsonb check (jsonb_typeof(playbook) = 'object' and octet_length(playbook::text) <= 1100000),
  version_id uuid references public.contract_playbook_versions (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (user_id, id)
);
create index contract_tables_of_user on public.contract_tables (user_id, created_at desc);
create index contract_tables_of_version on public.contract_tables (version_id) where version_id is not null;

create table public.contract_table_rows (
  -- Of a document, also the id of the review that is made of it.
  id uuid primary key default gen_random_uuid(),
  table_id uuid not null,
  user_id uuid not null,
  no integer not null check (no >= 1),
  title text not null check (char_length(title) <= 300),
  document_id uuid references public.documents (id) on delete set null,
  review_id uuid references public.contract_reviews (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  reason text check (char_length(reason) <= 60),
  -- The kind of contract, and what each rule reports of it.
  type text check (char_length(type) <= 40),
  cells jsonb not null default '[]' check (jsonb_typeof(cells) = 'array'),
  read_at timestamptz,
  unique (table_id, no),
  foreign key (user_id, table_id) references public.contract_tables (user_id, id) on delete cascade
);
create index contract_table_rows_of_table on public.contract_table_rows (user_id, table_id, no);
create index contract_table_rows_of_review on public.contract_table_rows (review_id);
create index contract_table_rows_of_document on public.contract_table_rows (document_id);

do $$
declare name text;
begin
  foreach name in array array['contract_tables', 'contract_table_rows'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
    execute format('create policy %I on public.%I for all to authenticated '
      'using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', name || '_own', name);
  end loop;
end $$;
grant delete on public.contract_tables to authenticated;

-- Reviews that wait to be made count for the month from now on; they are given back when none is made.
create function private.reserve_table_reviews(p_user uuid, p_table uuid, p_from timestamptz, p_most integer)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare wanted integer;
begin
  select count(*) into wanted from public.contract_table_rows r where r.table_id = p_table and r.state = 'waiting'
    and r.review_id is null and not exists (select from public.contract_review_uses u where u.review_id = r.id);
  if wanted > 0 and wanted + (select count(*) from public.contract_review_uses
      where user_id = p_user and used_at >= p_from) > p_most then
    return false;
  end if;
  insert into public.contract_review_uses (review_id, user_id)
    select r.id, p_user from public.contract_table_rows r where r.table_id = p_table and r.state = 'waiting'
      and r.review_id is null
    on conflict do nothing;
  return true;
end $$;
revoke all on function private.reserve_table_reviews(uuid, uuid, timestamptz, integer) from public;

-- Makes a table of reviews and documents of one's own, with a version of a playbook that one may use, or with the
-- built-in rules. Answers its id, or missing · forbidden · limit · tooMany.
create function public.add_contract_table(p_user uuid, p_table jsonb, p_from timestamptz, p_uses integer,
  p_reviews integer, p_tables integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  version public.contract_playbook_versions;
  chosen uuid := (p_table ->> 'version')::uuid;
  given_reviews uuid[] := array(select jsonb_array_elements_text(p_table -> 'reviews')::uuid);
  given_documents uuid[] := array(select jsonb_array_elements_text(p_table -> 'documents')::uuid);
  added uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('contract reviews ' || p_user::text, 0));
  if (select count(*) from public.contract_reviews where id = any (given_reviews) and user_id = p_user
      and state = 'ready' and contract is not null) <> cardinality(given_reviews)
    or (select count(*) from public.documents where id = any (given_documents) and user_id = p_user
      and trashed_at is null) <> cardinality(given_documents)
    or cardinality(given_reviews) + cardinality(given_documents) = 0 then
    return jsonb_build_object('outcome', 'missing');
  end if;
  if chosen is not null then
    select v.* into version from public.contract_playbook_versions v where v.id = chosen;
    if not found then return jsonb_build_object('outcome', 'missing'); end if;
    if not exists (select from public.organization_members m where m.organization_id = version.organization_id
        and m.user_id = p_user and m.role in ('owner', 'admin', 'member')) then
      return jsonb_build_object('outcome', 'forbidden');
    end if;
  end if;
  if (select count(*) from public.contract_tables where user_id = p_user) >= p_tables
    or (select count(*) from public.contract_reviews where user_id = p_user) + cardinality(given_documents) > p_reviews then
    return jsonb_build_object('outcome', 'tooMany');
  end if;
  insert into public.contract_tables (user_id, title, playbook, version_id)
    values (p_user, p_table ->> 'title',
      case when chosen is not null then
        jsonb_build_object('name', version.name, 'version', version.no, 'rules', version.rules) end,
      version.id)
    returning id into added;
  insert into public.contract_table_rows (table_id, user_id, no, title, document_id, review_id)
    select added, p_user, row_number() over (order by c.kind, c.at), c.title, c.document, c.review
    from (
      select 1 as kind, array_position(given_reviews, r.id) as at, r.title, null::uuid as document, r.id as review
        from public.contract_reviews r where r.id = any (given_reviews)
      union all
      select 2, array_position(given_documents, d.id), left(d.name, 300), d.id, null
        from public.documents d where d.id = any (given_documents)
    ) c;
  if not private.reserve_table_reviews(p_user, added, p_from, p_uses) then
    delete from public.contract_tables where id = added;
    return jsonb_build_object('outcome', 'limit');
  end if;
  perform public.enqueue_job('contracts.table', p_user, added::text, jsonb_build_object('table', added), 0, now(), 3);
  return jsonb_build_object('outcome', 'ok', 'id', added);
end $$;

-- Goes on with what was cancelled or failed. Answers ok · missing · busy · limit.
create function public.resume_contract_table(p_user uuid, p_table uuid, p_from timestamptz, p_uses integer)
returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('contract reviews ' || p_user::text, 0));
  perform from public.contract_tables where id = p_table and user_id = p_user for update;
  if not found then return 'missing'; end if;
  if exists (select from public.jobs where kind = 'contracts.table' and subject = p_table::text
      and state in ('queued', 'running')) then
    return 'busy';
  end if;
  update public.contract_table_rows set state = 'waiting', reason = null
    where table_id = p_table and state = 'failed';
  if not private.reserve_table_reviews(p_user, p_table, p_from, p_uses) then return 'limit'; end if;
  perform public.enqueue_job('contracts.table', p_user, p_table::text, jsonb_build_object('table', p_table), 0,
    now(), 3);
  return 'ok';
end $$;

-- A review that was not made does not count: neither of a row that goes, nor of one whose job ended without it.
create function public.release_table_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.contract_review_uses u where u.review_id = old.id
    and not exists (select from public.contract_reviews r where r.id = old.id);
  return old;
end $$;
create trigger contract_table_rows_gone before delete on public.contract_table_rows
  for each row when (old.review_id is null) execute function public.release_table_review();

create function public.follow_table_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.contract_review_uses u using public.contract_table_rows r
    where r.table_id = new.subject::uuid and u.review_id = r.id and r.review_id is null
      and not exists (select from public.contract_reviews c where c.id = r.id);
  return null;
end $$;
create trigger contract_table_jobs_ended after update of state on public.jobs
  for each row when (new.kind = 'contracts.table' and new.state in ('done', 'failed', 'cancelled'))
  execute function public.follow_table_job();

revoke all on function public.add_contract_table(uuid, jsonb, timestamptz, integer, integer, integer),
  public.resume_contract_table(uuid, uuid, timestamptz, integer), public.release_table_review(),
  public.follow_table_job() from public, anon, authenticated;
revoke all on function public.release_table_review(), public.follow_table_job() from service_role;
grant execute on function public.add_contract_table(uuid, jsonb, timestamptz, integer, integer, integer),
  public.resume_contract_table(uuid, uuid, timestamptz, integer) to service_role;
