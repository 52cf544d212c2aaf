-- What was read out of each document: how that went, and its blocks. It is read once, by the worker; the viewer,
-- the library's search and the search in people's documents use the same.

create table public.document_readings (
  document_id uuid primary key references public.documents (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  state text not null default 'waiting'
    check (state in ('waiting', 'ready', 'partly', 'password', 'refused', 'failed', 'cancelled')),
  reason text check (char_length(reason) <= 60),
  format text check (char_length(format) <= 20),
  -- Of the content that was read.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  pages integer check (pages >= 0),
  unread_pages integer[] not null default '{}' check (cardinality(unread_pages) <= 2000),
  warnings jsonb not null default '[]' check (jsonb_typeof(warnings) = 'array'),
  -- What a copy that can be written would not keep.
  dropped text[] not null default '{}' check (cardinality(dropped) <= 40),
  updated_at timestamptz not null default now()
);
create index document_readings_of_user on public.document_readings (user_id);

-- The blocks in order, a page a row; of a long page, or where there are no pages, so many blocks a row.
create table public.document_blocks (
  document_id uuid not null references public.document_readings (document_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  no integer not null check (no >= 1),
  page integer check (page >= 1),
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  text text not null,
  -- Lines of a PDF end within words: found is what is the same without spaces.
  letters text not null generated always as (lower(regexp_replace(text, '\s+', '', 'g'))) stored,
  primary key (document_id, no)
);
create index document_blocks_of_user on public.document_blocks (user_id);

do $$
declare name text;
begin
  foreach name in array array['document_readings', 'document_blocks'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('create policy %I on public.%I for select to authenticated '
      'using (user_id = (select auth.uid()))', name || '_own', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;

-- Asks for a document to be read, at once or in a while. What was read before stays until it is read again.
create function public.read_document(p_document uuid, p_user uuid, p_after interval default '0') returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.document_readings as r (document_id, user_id) values (p_document, p_user)
    on conflict (document_id) do update set
      state = case when r.state in ('ready', 'partly') then r.state else 'waiting' end,
      reason = null, updated_at = now();
  perform public.enqueue_job('documents.read', p_user, p_document::text,
    jsonb_build_object('document', p_document), 1, now() + p_after, 3);
end $$;

-- A person has a document of theirs read again.
create function public.read_my_document(p_document uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.document_readings set state = 'waiting', reason = null
    where document_id = p_document and user_id = private.live_uid();
  perform public.read_document(id, user_id) from public.documents
    where id = p_document and user_id = private.live_uid();
  return found;
end $$;

-- As before, but what is indexed is what was read: the index follows the reading (`worker/documents`), and a
-- new name alone.
create or replace function public.follow_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare fresh jsonb := to_jsonb(new); known jsonb := to_jsonb(old);
begin
  if tg_op = 'DELETE' then
    -- Nobody's, because its owner may be leaving too.
    perform public.enqueue_job('knowledge.remove', null, old.id::text,
      jsonb_build_object('owner', old.user_id, 'document', old.id), 5, now(), 20);
    return null;
  end if;
  if tg_op = 'INSERT' or fresh ->> 'sha256' is distinct from known ->> 'sha256' then
    insert into public.knowledge_documents (document_id, user_id) values (new.id, new.user_id)
      on conflict (document_id) do nothing;
    -- What is being written is saved every few seconds: it is read when a moment has passed.
    perform public.read_document(new.id, new.user_id,
      case tg_op when 'INSERT' then interval '0' else interval '8 seconds' end);
  elsif fresh ->> 'name' is distinct from known ->> 'name' then
    perform public.index_document(new.id, new.user_id, false, interval '8 seconds');
  end if;
  return null;
end $$;

create or replace function public.index_my_document(p_document uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare unread boolean;
begin
  select coalesce(r.state in ('failed', 'cancelled'), true) into unread from public.documents d
    left join public.document_readings r on r.document_id = d.id
    where d.id = p_document and d.user_id = private.live_uid();
  if not found then return false; end if;
  if unread then
    update public.knowledge_documents set state = 'waiting', version = null, reason = null, updated_at = now()
      where document_id = p_document;
    return public.read_my_document(p_document);
  end if;
  perform public.index_document(id, user_id) from public.documents where id = p_document;
  return true;
end $$;

-- A job that is given up or ended leaves nobody waiting, neither here nor in the search.
create function public.follow_read_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.jobs j where j.kind = new.kind and j.subject = new.subject
    and j.state in ('queued', 'running')) then return null; end if;
  update public.document_readings set state = new.state, reason = new.reason, updated_at = now()
    where document_id = new.subject::uuid and state = 'waiting';
  update public.knowledge_documents set state = 'failed', reason = left(coalesce(new.reason, new.state), 40),
    updated_at = now() where document_id = new.subject::uuid and state = 'waiting';
  return null;
end $$;
create trigger jobs_read_ended after update of state on public.jobs
  for each row when (new.kind = 'documents.read' and new.state in ('failed', 'cancelled'))
  execute function public.follow_read_job();

-- The documents of whoever asks in whose text the words stand, each with its first place. `p_words` without
-- spaces and in small letters.
create function public.find_in_documents(p_words text, p_most integer)
returns table (document_id uuid, no integer, page integer, text text, places bigint)
language sql stable set search_path = '' as $$
  select distinct on (b.document_id) b.document_id, b.no, b.page, b.text,
    count(*) over (partition by b.document_id)
  from public.document_blocks b
  where b.user_id = (select auth.uid()) and char_length(p_words) between 1 and 200
    and position(p_words in b.letters) > 0
  order by b.document_id, b.no limit least(greatest(p_most, 1), 500)
$$;

revoke all on function public.read_document(uuid, uuid, interval), public.read_my_document(uuid),
  public.follow_read_job(), public.find_in_documents(text, integer) from public, anon, authenticated;
grant execute on function public.read_document(uuid, uuid, interval) to service_role;
grant execute on function public.read_my_document(uuid), public.find_in_documents(text, integer) to authenticated;

-- What is there already.
select public.read_document(id, user_id) from public.documents;
