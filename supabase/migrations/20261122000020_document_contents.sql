-- Documents that are written here. Each is a row of `documents` like a file, of a media type of its own and
-- without an object in the bucket; its content is a row beside it, and every save goes into a version.

create table public.document_contents (
  document_id uuid primary key references public.documents (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Counts saves: whoever saves says which one they started from.
  rev integer not null default 1 check (rev >= 1),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- What changes are tracked against; null while they are not.
  base jsonb check (jsonb_typeof(base) = 'object'),
  updated_at timestamptz not null default now()
);

create table public.document_versions (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references public.document_contents (document_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  no integer not null check (no >= 1),
  author_id uuid references auth.users (id) on delete set null,
  author_name text not null check (char_length(author_name) <= 120),
  reason text not null check (reason in ('made', 'copied', 'saved', 'restored')),
  -- Of the version that a restored one was taken from.
  restored_no integer,
  name text check (char_length(name) between 1 and 80 and name !~ '[[:cntrl:]]'),
  note text check (char_length(note) between 1 and 500),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (document_id, no)
);

alter table public.document_contents enable row level security;
alter table public.document_versions enable row level security;
revoke all on public.document_contents, public.document_versions from anon, authenticated;
grant select on public.document_contents, public.document_versions to authenticated;
create policy document_contents_own on public.document_contents for select to authenticated
  using (user_id = (select auth.uid()));
create policy document_versions_own on public.document_versions for select to authenticated
  using (user_id = (select auth.uid()));
create policy live_session on public.document_contents as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));
create policy live_session on public.document_versions as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- How a person is called beside what they wrote: the first part of their address.
create function private.author_name(p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select left(coalesce(split_part((select email from auth.users where id = p_user), '@', 1), ''), 120)
$$;
create function private.content_hash(p_content jsonb) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(p_content::text, 'utf8')), 'hex')
$$;

-- Puts the content as it is now into the versions. What one person saves within ten minutes is one version,
-- unless it was named. Of those without a name the last two hundred are kept.
create function private.keep_version(
  p_content public.document_contents, p_author uuid, p_reason text, p_restored integer default null)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  latest public.document_versions;
  hash text := private.content_hash(p_content.content);
begin
  select * into latest from public.document_versions
    where document_id = p_content.document_id order by no desc limit 1;
  if p_reason = 'saved' and latest.reason = 'saved' and latest.name is null
    and latest.author_id is not distinct from p_author and latest.created_at > now() - interval '10 minutes' then
    update public.document_versions set content = p_content.content, sha256 = hash, updated_at = now()
      where id = latest.id;
    return latest.no;
  end if;
  insert into public.document_versions
    (document_id, user_id, no, author_id, author_name, reason, restored_no, sha256, content)
    values (p_content.document_id, p_content.user_id, coalesce(latest.no, 0) + 1, p_author,
      private.author_name(p_author), p_reason, p_restored, hash, p_content.content);
  delete from public.document_versions where id in (
    select id from public.document_versions
      where document_id = p_content.document_id and name is null order by no desc offset 200);
  return coalesce(latest.no, 0) + 1;
end $$;
revoke all on function private.author_name(uuid), private.content_hash(jsonb),
  private.keep_version(public.document_contents, uuid, text, integer) from public;

-- Makes a document to be written. For the server, which knows what a plan allows. Answers the outcome of
-- document_room, or `tooLarge`.
create function public.make_written_document(
  p_user uuid, p_document jsonb, p_content jsonb, p_reason text, p_most integer, p_most_bytes bigint)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  size integer := octet_length(p_content::text);
  room text;
  kept public.documents;
  written public.document_contents;
begin
  if size > 4194304 then return jsonb_build_object('outcome', 'tooLarge'); end if;
  perform pg_advisory_xact_lock(hashtextextended('documents ' || p_user::text, 0));
  room := public.document_room(p_user, (p_document ->> 'folder')::uuid, size, p_most, p_most_bytes);
  if room <> 'ok' then return jsonb_build_object('outcome', room); end if;
  insert into public.documents (user_id, folder_id, name, category, mime, bytes, sha256, storage_key)
    values (p_user, (p_document ->> 'folder')::uuid, p_document ->> 'name', p_document ->> 'category',
      'application/vnd.beopdap.document+json', size, private.content_hash(p_content),
      p_user::text || '/' || gen_random_uuid()::text)
    returning * into kept;
  insert into public.document_contents (document_id, user_id, content)
    values (kept.id, p_user, p_content) returning * into written;
  perform private.keep_version(written, p_user, p_reason);
  return jsonb_build_object('outcome', 'ok', 'document', to_jsonb(kept));
end $$;
revoke all on function public.make_written_document(uuid, jsonb, jsonb, text, integer, bigint)
  from public, anon, authenticated;
grant execute on function public.make_written_document(uuid, jsonb, jsonb, text, integer, bigint) to service_role;

-- Saves what was written on top of the save `p_rev`. Answers `ok` with the new one; `conflict` with what
-- somebody else has saved meanwhile; `tooLarge`; or null where there is nothing that the caller may write to.
-- `p_base`: what changes are tracked against from now on, `false` for nothing, null to leave it.
create function public.save_document_content(
  p_document uuid, p_rev integer, p_content jsonb, p_base jsonb default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asking uuid := private.live_uid();
  written public.document_contents;
  size integer := octet_length(p_content::text);
begin
  select * into written from public.document_contents
    where document_id = p_document and user_id = asking for update;
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

-- Takes the content of a version back, as a new one. Answers as saving does.
create function public.restore_document_version(p_document uuid, p_rev integer, p_no integer)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asking uuid := private.live_uid();
  written public.document_contents;
  wanted public.document_versions;
begin
  select * into written from public.document_contents
    where document_id = p_document and user_id = asking for update;
  if not found then return null; end if;
  select * into wanted from public.document_versions where document_id = p_document and no = p_no;
  if not found then return null; end if;
  if written.rev <> p_rev then
    return jsonb_build_object('outcome', 'conflict', 'rev', written.rev, 'content', written.content,
      'base', written.base, 'updated_at', written.updated_at);
  end if;
  update public.document_contents set rev = rev + 1, content = wanted.content, updated_at = now()
    where document_id = p_document returning * into written;
  update public.documents set bytes = octet_length(wanted.content::text), sha256 = wanted.sha256
    where id = p_document;
  perform private.keep_version(written, asking, 'restored', p_no);
  return jsonb_build_object('outcome', 'ok', 'rev', written.rev, 'updated_at', written.updated_at);
end $$;

-- Names a version, or says what it is about; an empty word takes that back. Answers whether there is one.
create function public.name_document_version(p_document uuid, p_no integer, p_name text, p_note text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.document_versions
    set name = nullif(btrim(p_name), ''), note = nullif(btrim(p_note), '')
    where document_id = p_document and no = p_no and user_id = private.live_uid();
  return found;
end $$;

revoke all on function public.save_document_content(uuid, integer, jsonb, jsonb),
  public.restore_document_version(uuid, integer, integer),
  public.name_document_version(uuid, integer, text, text) from public, anon;
grant execute on function public.save_document_content(uuid, integer, jsonb, jsonb),
  public.restore_document_version(uuid, integer, integer),
  public.name_document_version(uuid, integer, text, text) to authenticated;
