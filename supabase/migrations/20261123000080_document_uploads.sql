-- Large files come in parts, so that an upload that broke off goes on where it was. Their parts lie in the bucket
-- of the documents under `<owner>/<upload>.<no>`, known to housekeeping from before they are stored.

create table public.document_uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  folder_id uuid,
  name text not null check (char_length(name) between 1 and 120),
  category text not null default 'others' check (category in ('contracts', 'legal', 'personal', 'others')),
  bytes integer not null check (bytes between 1 and 20971520),
  -- Of the whole file: the same file chosen again goes on, and what was put together is the file.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  part_bytes integer not null check (part_bytes between 1 and 20971520),
  -- Parts that are stored, from the first on.
  received integer not null default 0 check (received between 0 and ceil(bytes::numeric / part_bytes)),
  -- What became of it, so that an answer that was lost can be given again.
  document_id uuid references public.documents (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (user_id, folder_id) references public.document_folders (user_id, id) on delete cascade
);
create index document_uploads_of_user on public.document_uploads (user_id);
create unique index document_uploads_open on public.document_uploads (user_id, sha256, name) where document_id is null;

alter table public.document_uploads enable row level security;
revoke all on public.document_uploads from anon, authenticated;
grant select on public.document_uploads to authenticated;
create policy document_uploads_own on public.document_uploads for select to authenticated
  using (user_id = (select auth.uid()));
create policy live_session on public.document_uploads as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- Where an upload is when one begins with the same file: the open one, or a new one when there is room beside
-- what is kept and what is on its way. Answers the outcome of document_room too.
create function public.begin_upload(p_user uuid, p_file jsonb, p_most integer, p_most_bytes bigint)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room text;
  coming integer;
  coming_bytes bigint;
  upload public.document_uploads;
begin
  perform pg_advisory_xact_lock(hashtextextended('documents ' || p_user::text, 0));
  update public.document_uploads
    set folder_id = (p_file ->> 'folder')::uuid, category = p_file ->> 'category', updated_at = now()
    where user_id = p_user and sha256 = p_file ->> 'sha256' and name = p_file ->> 'name'
      and bytes = (p_file ->> 'bytes')::integer and part_bytes = (p_file ->> 'partBytes')::integer
      and document_id is null
      and (p_file ->> 'folder' is null or exists (select from public.document_folders f
        where f.id = (p_file ->> 'folder')::uuid and f.user_id = p_user))
    returning * into upload;
  if found then return jsonb_build_object('outcome', 'ok', 'upload', to_jsonb(upload)); end if;
  select count(*), coalesce(sum(bytes), 0) into coming, coming_bytes from public.document_uploads
    where user_id = p_user and document_id is null;
  room := public.document_room(p_user, (p_file ->> 'folder')::uuid, (p_file ->> 'bytes')::integer,
    p_most - coming, p_most_bytes - coming_bytes);
  if room <> 'ok' then return jsonb_build_object('outcome', room); end if;
  -- One of another size or other parts that says it is the same file: what came of it is of no use.
  delete from public.document_uploads where user_id = p_user and sha256 = p_file ->> 'sha256'
    and name = p_file ->> 'name' and document_id is null;
  insert into public.document_uploads (user_id, folder_id, name, category, bytes, sha256, part_bytes)
    values (p_user, (p_file ->> 'folder')::uuid, p_file ->> 'name', p_file ->> 'category',
      (p_file ->> 'bytes')::integer, p_file ->> 'sha256', (p_file ->> 'partBytes')::integer)
    returning * into upload;
  return jsonb_build_object('outcome', 'ok', 'upload', to_jsonb(upload));
end $$;

-- Before a part is stored: its object is a stray until the upload ends, so that none is left behind.
create function public.begin_part(p_user uuid, p_upload uuid, p_no integer) returns void
language sql security definer set search_path = '' as $$
  insert into public.document_strays (storage_key, due_at)
    select u.user_id::text || '/' || u.id::text || '.' || p_no, now() + interval '2 days'
    from public.document_uploads u where u.id = p_upload and u.user_id = p_user and u.document_id is null
    on conflict (storage_key) do update set due_at = excluded.due_at
$$;

-- After a part is stored. How many there are now; null when the upload has ended meanwhile.
create function public.keep_part(p_user uuid, p_upload uuid, p_no integer) returns integer
language sql security definer set search_path = '' as $$
  update public.document_uploads
    set received = case when received = p_no then received + 1 else received end, updated_at = now()
    where id = p_upload and user_id = p_user and document_id is null
    returning received
$$;

-- As keep_document, in one with the end of the upload that the bytes came by. One that has ended already gives
-- its document again.
create function public.keep_upload(
  p_user uuid, p_key text, p_document jsonb, p_most integer, p_most_bytes bigint, p_upload uuid)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  upload public.document_uploads;
  earlier jsonb;
  answer jsonb;
begin
  select * into upload from public.document_uploads where id = p_upload and user_id = p_user for update;
  if not found then return jsonb_build_object('outcome', 'gone'); end if;
  if upload.document_id is not null then
    select to_jsonb(d) into earlier from public.documents d where d.id = upload.document_id;
    return jsonb_build_object('outcome', 'ok', 'document', earlier);
  end if;
  answer := public.keep_document(p_user, p_key, p_document, p_most, p_most_bytes);
  if answer ->> 'outcome' = 'ok' then
    update public.document_uploads set document_id = (answer -> 'document' ->> 'id')::uuid, updated_at = now()
      where id = p_upload;
  end if;
  return answer;
end $$;

-- An upload that is given up. Its parts are removed at once by whoever asked; they stay known for a while, because
-- one may be on its way.
create function public.cancel_upload(p_user uuid, p_upload uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare keys jsonb;
begin
  delete from public.document_uploads where id = p_upload and user_id = p_user and document_id is null;
  if not found then return jsonb_build_object('found', false, 'keys', '[]'::jsonb); end if;
  select coalesce(jsonb_agg(storage_key), '[]') into keys from public.document_strays
    where storage_key like p_user::text || '/' || p_upload::text || '.%';
  return jsonb_build_object('found', true, 'keys', keys);
end $$;

-- The parts are known for longer than the upload stays without a part, and no longer than it.
create function public.follow_upload() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.document_strays
    set due_at = case when tg_op = 'DELETE' then least(due_at, now() + interval '5 minutes')
      when new.document_id is not null then now() else now() + interval '2 days' end
    where storage_key like old.user_id::text || '/' || old.id::text || '.%';
  return null;
end $$;
create trigger document_uploads_followed after update or delete on public.document_uploads
  for each row execute function public.follow_upload();

-- Uploads that nobody went on with for a day, and those that ended so long ago.
create function public.delete_old_uploads(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare gone integer;
begin
  delete from public.document_uploads where updated_at < p_now - interval '1 day';
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function public.begin_upload(uuid, jsonb, integer, bigint), public.begin_part(uuid, uuid, integer),
  public.keep_part(uuid, uuid, integer), public.keep_upload(uuid, text, jsonb, integer, bigint, uuid),
  public.cancel_upload(uuid, uuid), public.follow_upload(), public.delete_old_uploads(timestamptz)
  from public, anon, authenticated;
grant execute on function public.begin_upload(uuid, jsonb, integer, bigint), public.begin_part(uuid, uuid, integer),
  public.keep_part(uuid, uuid, integer), public.keep_upload(uuid, text, jsonb, integer, bigint, uuid),
  public.cancel_upload(uuid, uuid), public.delete_old_uploads(timestamptz) to service_role;
