-- Search in one's own documents. What is written here is which documents are indexed and how that went; the
-- index itself lies with the worker and can be made anew from the files.

create table public.knowledge_documents (
  document_id uuid primary key references public.documents (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'partly', 'failed')),
  reason text check (char_length(reason) <= 40),
  -- Of the bytes, the name and the way of splitting: names the segment of the index.
  version text check (version ~ '^[0-9]+-[0-9a-f]{24}$'),
  pages integer check (pages >= 0),
  passages integer not null default 0 check (passages >= 0),
  unread_pages integer not null default 0 check (unread_pages >= 0),
  -- Of an older document of the same owner whose text is nearly the same.
  like_document uuid references public.documents (id) on delete set null,
  updated_at timestamptz not null default now(),
  check ((state in ('ready', 'partly')) = (version is not null))
);
create index knowledge_documents_of_user on public.knowledge_documents (user_id);
create index knowledge_documents_like on public.knowledge_documents (like_document);

create table public.collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (
    char_length(name) between 1 and 60 and name = btrim(name)
    and name !~ '[[:cntrl:]\u200e\u200f\u202a-\u202e\u2066-\u2069]'),
  description text not null default '' check (char_length(description) <= 300),
  color text not null default 'ink' check (color in ('ink', 'seal', 'pine', 'ochre')),
  created_at timestamptz not null default now(),
  unique (user_id, name),
  unique (user_id, id)
);

create table public.collection_documents (
  collection_id uuid not null,
  document_id uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null default auth.uid(),
  added_at timestamptz not null default now(),
  primary key (collection_id, document_id),
  -- A collection of somebody else is none.
  foreign key (user_id, collection_id) references public.collections (user_id, id) on delete cascade
);
create index collection_documents_of_document on public.collection_documents (document_id);

do $$
declare name text;
begin
  foreach name in array array['knowledge_documents', 'collections', 'collection_documents'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;
grant select on public.knowledge_documents to authenticated;
grant select, delete, insert (name, description, color), update (name, description, color)
  on public.collections to authenticated;
grant select, delete, insert (collection_id, document_id) on public.collection_documents to authenticated;
create policy knowledge_documents_own on public.knowledge_documents for select to authenticated
  using (user_id = auth.uid());
create policy collections_own on public.collections for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy collection_documents_own on public.collection_documents for all to authenticated
  using (user_id = auth.uid())
  with check (user_id = auth.uid()
    and exists (select from public.documents d where d.id = document_id and d.user_id = auth.uid()));

-- However they come, no more than any plan has.
create function public.place_collection() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('collections ' || new.user_id::text, 0));
  if (select count(*) from public.collections where user_id = new.user_id) >= 200 then
    raise check_violation using message = 'too many collections';
  end if;
  return new;
end $$;
create trigger collections_placed before insert on public.collections
  for each row execute function public.place_collection();

-- Asks for a document to be indexed, at once or in a while. `p_anew`: what there is of it is of no use; else it
-- is found as it was until it has been read again.
create function public.index_document(
  p_document uuid, p_user uuid, p_anew boolean default true, p_after interval default '0') returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.knowledge_documents as k (document_id, user_id) values (p_document, p_user)
    on conflict (document_id) do update set
      state = case when p_anew or k.version is null then 'waiting' else k.state end,
      version = case when p_anew then null else k.version end,
      reason = null, updated_at = now();
  perform public.enqueue_job('knowledge.index', p_user, p_document::text,
    jsonb_build_object('document', p_document), 0, now() + p_after, 4);
end $$;

-- A person has a document of theirs indexed again.
create function public.index_my_document(p_document uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.index_document(id, user_id) from public.documents
    where id = p_document and user_id = private.live_uid();
  return found;
end $$;

-- Whatever becomes of a document, the index follows: with its row, or not at all. Its columns are read as
-- jsonb, so that a later form of the table needs no other trigger.
create function public.follow_document() returns trigger
language plpgsql security definer set search_path = '' as $$
declare fresh jsonb := to_jsonb(new); known jsonb := to_jsonb(old);
begin
  if tg_op = 'DELETE' then
    -- Nobody's, because its owner may be leaving too.
    perform public.enqueue_job('knowledge.remove', null, old.id::text,
      jsonb_build_object('owner', old.user_id, 'document', old.id), 5, now(), 20);
    return null;
  end if;
  if tg_op = 'INSERT' or fresh ->> 'sha256' is distinct from known ->> 'sha256'
    or fresh ->> 'name' is distinct from known ->> 'name' then
    -- What is being written is saved every few seconds: it is read when a moment has passed.
    perform public.index_document(new.id, new.user_id, false,
      case tg_op when 'INSERT' then interval '0' else interval '8 seconds' end);
  end if;
  return null;
end $$;
create trigger documents_indexed after insert or update or delete on public.documents
  for each row execute function public.follow_document();

-- What is there already.
select public.index_document(id, user_id) from public.documents;

-- How indexing went, written by the worker within the end of its job. False: the document is gone.
create function public.note_indexed(p_document uuid, p_result jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.knowledge_documents set
      state = p_result ->> 'state', reason = p_result ->> 'reason', version = p_result ->> 'version',
      pages = (p_result ->> 'pages')::integer, passages = coalesce((p_result ->> 'passages')::integer, 0),
      unread_pages = coalesce((p_result ->> 'unread')::integer, 0),
      like_document = (select d.id from public.documents d
        where d.id = (p_result ->> 'like')::uuid and d.user_id = knowledge_documents.user_id),
      updated_at = now()
    where document_id = p_document;
  return found;
end $$;

-- A job that is given up leaves nobody waiting.
create function public.follow_index_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.knowledge_documents set state = 'failed', reason = left(new.reason, 40), updated_at = now()
    where document_id = new.subject::uuid and state = 'waiting';
  return null;
end $$;
create trigger jobs_given_up after update of state on public.jobs
  for each row when (new.kind = 'knowledge.index' and new.state = 'failed')
  execute function public.follow_index_job();

revoke all on function public.follow_index_job(), public.place_collection(), public.index_document(uuid, uuid, boolean, interval), public.index_my_document(uuid), public.follow_document(),
  public.note_indexed(uuid, jsonb) from public, anon, authenticated;
grant execute on function public.index_document(uuid, uuid, boolean, interval), public.note_indexed(uuid, jsonb) to service_role;
grant execute on function public.index_my_document(uuid) to authenticated;
