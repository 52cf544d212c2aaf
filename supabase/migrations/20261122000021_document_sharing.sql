-- A document that is written here may be a copy of a file: of which, and what of it the editor does not keep.
alter table public.document_contents
  add column source_id uuid references public.documents (id) on delete set null,
  add column dropped text[] not null default '{}' check (cardinality(dropped) <= 40);
create index document_contents_source on public.document_contents (source_id, updated_at desc);

-- Comments on a document that is written here, as threads: the first names words of the text, the others
-- answer it. Where the words stand is found again by the words, so that a comment changes no text.
create table public.document_comments (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.document_contents (document_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null check (char_length(author_name) <= 120),
  thread_id uuid references public.document_comments (id) on delete cascade,
  body text not null check (char_length(btrim(body)) between 1 and 4000),
  quote text check (char_length(quote) between 1 and 400),
  -- Where the words stood when the comment was made.
  position integer check (position >= 0),
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  check ((thread_id is null) = (quote is not null))
);
create index document_comments_of on public.document_comments (document_id, created_at);

-- Links by which others read, comment on or write a document. A link that ended stays, so that its owner sees it.
create table public.document_shares (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.document_contents (document_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{22}$'),
  access text not null check (access in ('view', 'comment', 'edit')),
  expires_at timestamptz,
  revoked_at timestamptz,
  opened_at timestamptz,
  created_at timestamptz not null default now()
);
create index document_shares_of on public.document_shares (document_id, created_at desc);

do $$
declare name text;
begin
  foreach name in array array['document_comments', 'document_shares'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('create policy %I on public.%I for select to authenticated '
      'using (user_id = (select auth.uid()))', name || '_own', name);
    execute format('create policy live_session on public.%I as restrictive for all to authenticated '
      'using ((select private.has_live_session())) with check ((select private.has_live_session()))', name);
  end loop;
end $$;

-- What whoever asks may do with a document: own · edit · comment · view, or null. A link lets everybody read;
-- to comment and write, one has to be signed in.
create function private.document_access(p_document uuid, p_token text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when c.user_id = private.live_uid() then 'own'
    when s.access is null then null
    when private.live_uid() is null then 'view'
    else s.access end
  from public.document_contents c
  left join public.document_shares s on s.document_id = c.document_id and s.token = p_token
    and s.revoked_at is null and (s.expires_at is null or s.expires_at > now())
    and not exists (select from public.profiles p where p.id = s.user_id and p.disabled_at is not null)
  where c.document_id = p_document
$$;
revoke all on function private.document_access(uuid, text) from public;

-- Makes a link to one's own document. At most fifty of a document work at a time.
create function public.share_document(p_document uuid, p_access text, p_days integer default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare made public.document_shares;
begin
  if private.document_access(p_document, null) is distinct from 'own' then return null; end if;
  if (select count(*) from public.document_shares where document_id = p_document and revoked_at is null
    and (expires_at is null or expires_at > now())) >= 50 then return null; end if;
  insert into public.document_shares (document_id, user_id, token, access, expires_at)
    values (p_document, private.live_uid(),
      rtrim(translate(encode(substring(
        sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')) from 1 for 16), 'base64'),
        '+/', '-_'), '='),
      p_access, case when p_days is not null then now() + make_interval(days => least(greatest(p_days, 1), 366)) end)
    returning * into made;
  return to_jsonb(made) - 'user_id';
end $$;

-- Ends a link of one's own. Answers whether it worked until now.
create function public.revoke_document_share(p_share uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.document_shares set revoked_at = now()
    where id = p_share and user_id = private.live_uid() and revoked_at is null;
  return found;
end $$;

-- What a link shows to whoever has it; nothing says whose it is. Null for one that never was, or has ended.
create function public.open_shared_document(p_token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare share public.document_shares; may text;
begin
  select * into share from public.document_shares where token = p_token;
  if not found then return null; end if;
  may := private.document_access(share.document_id, p_token);
  if may is null then return null; end if;
  update public.document_shares set opened_at = now() where id = share.id;
  return (select jsonb_build_object('id', d.id, 'name', d.name, 'access', may, 'rev', c.rev,
      'content', c.content, 'base', c.base, 'updated_at', c.updated_at)
    from public.document_contents c join public.documents d on d.id = c.document_id
    where c.document_id = share.document_id);
end $$;

-- The comments on a document, for whoever may read it.
create function public.list_document_comments(p_document uuid, p_token text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when private.document_access(p_document, p_token) is null then null else
    coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'thread_id', c.thread_id, 'body', c.body,
        'quote', c.quote, 'position', c.position, 'author_name', c.author_name,
        'is_own', c.author_id is not distinct from private.live_uid() and c.author_id is not null,
        'resolved_at', c.resolved_at, 'created_at', c.created_at) order by c.created_at)
      from public.document_comments c where c.document_id = p_document), '[]') end
$$;

-- Adds a comment: to words of the text, or to a thread. Null where the caller may not.
create function public.add_document_comment(
  p_document uuid, p_body text, p_quote text, p_position integer, p_thread uuid default null,
  p_token text default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare made uuid; asking uuid := private.live_uid();
begin
  if asking is null or coalesce(private.document_access(p_document, p_token), 'view') = 'view' then
    return null;
  end if;
  if p_thread is not null and not exists (select from public.document_comments
    where id = p_thread and document_id = p_document and thread_id is null) then return null; end if;
  if (select count(*) from public.document_comments where document_id = p_document) >= 2000 then
    return null;
  end if;
  insert into public.document_comments
    (document_id, user_id, author_id, author_name, thread_id, body, quote, position)
    select p_document, c.user_id, asking, private.author_name(asking), p_thread, btrim(p_body),
      case when p_thread is null then p_quote end, case when p_thread is null then p_position end
    from public.document_contents c where c.document_id = p_document
    returning id into made;
  return made;
end $$;

-- Marks a thread as done, or as open again. Answers whether there was one that the caller may change.
create function public.resolve_document_comment(p_comment uuid, p_resolved boolean, p_token text default null)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.document_comments c set resolved_at = case when p_resolved then now() end
    where c.id = p_comment and c.thread_id is null and private.live_uid() is not null
      and coalesce(private.document_access(c.document_id, p_token), 'view') <> 'view';
  return found;
end $$;

-- Deletes a comment of one's own, or any on one's own document; a thread goes with its first comment.
create function public.delete_document_comment(p_comment uuid, p_token text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare asking uuid := private.live_uid();
begin
  delete from public.document_comments c
    where c.id = p_comment and asking is not null
      and (c.user_id = asking
        or (c.author_id = asking and private.document_access(c.document_id, p_token) is not null));
  return found;
end $$;

-- Saving by a link that lets one write: as its owner's own saving, under the name of who saves.
drop function public.save_document_content(uuid, integer, jsonb, jsonb);
create function public.save_document_content(
  p_document uuid, p_rev integer, p_content jsonb, p_base jsonb default null, p_token text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asking uuid := private.live_uid();
  written public.document_contents;
  size integer := octet_length(p_content::text);
begin
  if asking is null or coalesce(private.document_access(p_document, p_token), '') not in ('own', 'edit') then
    return null;
  end if;
  select * into written from public.document_contents where document_id = p_document for update;
  if not found then return null; end if;
  if written.rev <> p_rev then
    return jsonb_build_object('outcome', 'conflict', 'rev', written.rev, 'content', written.content,
      'base', written.base, 'updated_at', written.updated_at);
  end if;
  if size > 4194304 then return jsonb_build_object('outcome', 'tooLarge'); end if;
  update public.document_contents set
    rev = rev + 1, content = p_content, updated_at = now(),
    base = case when p_base is null then base when jsonb_typeof(p_base) = 'object' then p_base end
    where document_id = p_document returning * into written;
  update public.documents set bytes = size, sha256 = private.content_hash(p_content) where id = p_document;
  perform private.keep_version(written, asking, 'saved');
  return jsonb_build_object('outcome', 'ok', 'rev', written.rev, 'updated_at', written.updated_at);
end $$;

do $$
declare name text;
begin
  for name in select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in ('share_document', 'revoke_document_share',
      'open_shared_document', 'list_document_comments', 'add_document_comment', 'resolve_document_comment',
      'delete_document_comment', 'save_document_content')
  loop
    execute format('revoke all on function %s from public, anon', name);
    execute format('grant execute on function %s to authenticated', name);
  end loop;
end $$;
grant execute on function public.open_shared_document(text),
  public.list_document_comments(uuid, text) to anon;

-- The library: what lies in the trash and since when, what is starred, and words of one's own.
alter table public.documents
  add column trashed_at timestamptz,
  add column is_starred boolean not null default false,
  add column tags text[] not null default '{}' check (
    cardinality(tags) <= 20 and char_length(array_to_string(tags, '')) <= 600);
grant update (trashed_at, is_starred, tags) on public.documents to authenticated;
create index documents_trashed on public.documents (trashed_at) where trashed_at is not null;

-- Deletes what has lain in the trash for thirty days; their objects are strays from then on.
create function public.delete_trashed_documents(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.documents where trashed_at < p_now - interval '30 days';
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke all on function public.delete_trashed_documents(timestamptz) from public, anon, authenticated;
grant execute on function public.delete_trashed_documents(timestamptz) to service_role;
