-- Files that people keep. Their bytes lie in a private bucket under `<owner>/<random>`; only the server
-- writes there, so that quota, kind and size hold whatever a browser sends.

-- Folders are rows: renaming or moving one changes that row alone.
create table public.document_folders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  parent_id uuid,
  name text not null check (
    char_length(name) between 1 and 60 and name = btrim(name) and name !~ '[[:cntrl:]/\\]' and name not in ('.', '..')),
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique nulls not distinct (user_id, parent_id, name),
  foreign key (user_id, parent_id) references public.document_folders (user_id, id) on delete cascade
);

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null: at the top.
  folder_id uuid,
  name text not null check (
    char_length(name) between 1 and 120 and name = btrim(name) and name !~ '[[:cntrl:]/\\]' and name not in ('.', '..')),
  category text not null default 'others' check (category in ('contracts', 'legal', 'personal', 'others')),
  mime text not null check (char_length(mime) <= 100),
  bytes integer not null check (bytes between 1 and 20971520),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null unique,
  -- Kept, and not read yet.
  state text not null default 'stored' check (state in ('stored')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (storage_key like user_id::text || '/%'),
  -- A folder of somebody else is no folder.
  foreign key (user_id, folder_id) references public.document_folders (user_id, id) on delete cascade
);
create index documents_of_user on public.documents (user_id, created_at desc);
create index documents_of_folder on public.documents (user_id, folder_id);

-- Objects of the bucket that no document names, or not yet: what is being uploaded, and what was deleted.
-- Past `due_at` housekeeping removes the object.
create table public.document_strays (
  storage_key text primary key,
  due_at timestamptz not null
);
create index document_strays_due on public.document_strays (due_at);

alter table public.documents enable row level security;
alter table public.document_folders enable row level security;
alter table public.document_strays enable row level security;
revoke all on public.documents, public.document_folders, public.document_strays from anon, authenticated;
grant select, delete on public.documents, public.document_folders to authenticated;
grant update (name, category, folder_id) on public.documents to authenticated;
grant insert (name, parent_id), update (name, parent_id) on public.document_folders to authenticated;
create policy documents_own on public.documents for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy document_folders_own on public.document_folders for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());

-- A document that goes, by whatever way (its owner, its folder, its owner's account), leaves its object to be
-- removed.
create function public.leave_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.document_strays (storage_key, due_at) values (old.storage_key, 'epoch')
    on conflict (storage_key) do update set due_at = 'epoch';
  return null;
end $$;
create trigger documents_left after delete on public.documents
  for each row execute function public.leave_document();

create function public.touch_document() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger documents_touched before update on public.documents
  for each row execute function public.touch_document();

-- At most five folders deep and five hundred of them, and none within itself. One person's changes wait for
-- each other, so that two moves cannot make a ring together.
create function public.place_folder() returns trigger
language plpgsql security definer set search_path = '' as $$
declare above integer; below integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('documents ' || new.user_id::text, 0));
  if tg_op = 'INSERT' and
    (select count(*) from public.document_folders where user_id = new.user_id) >= 500 then
    raise check_violation using message = 'too many folders';
  end if;
  if tg_op = 'UPDATE' and new.parent_id is not distinct from old.parent_id then return new; end if;
  with recursive up as (
    select f.id, f.parent_id, 1 as steps from public.document_folders f
      where f.id = new.parent_id and f.user_id = new.user_id
    union all
    select f.id, f.parent_id, up.steps + 1 from public.document_folders f join up on f.id = up.parent_id
      where up.steps < 10
  ) select coalesce(max(steps), 0) + case when bool_or(id = new.id) then 100 else 0 end into above from up;
  with recursive down as (
    select new.id as id, 1 as steps
    union all
    select f.id, down.steps + 1 from public.document_folders f join down on f.parent_id = down.id
      where down.steps < 10
  ) select max(steps) into below from down;
  if above + below > 5 then
    raise check_violation using message = 'too deep';
  end if;
  return new;
end $$;
create trigger document_folders_placed before insert or update on public.document_folders
  for each row execute function public.place_folder();

-- What one more document of this size would come to: ok · tooMany · full · noFolder.
create function public.document_room(
  p_user uuid, p_folder uuid, p_bytes integer, p_most integer, p_most_bytes bigint)
returns text
language plpgsql security definer set search_path = '' as $$
declare files bigint; kept bigint;
begin
  if p_folder is not null and
    not exists (select from public.document_folders where id = p_folder and user_id = p_user) then
    return 'noFolder';
  end if;
  select count(*), coalesce(sum(bytes), 0) into files, kept from public.documents where user_id = p_user;
  if files >= p_most then return 'tooMany'; end if;
  if kept + p_bytes > p_most_bytes then return 'full'; end if;
  return 'ok';
end $$;

-- Before its bytes are stored: where they go, when there is room. Until the document is kept they are a stray.
create function public.begin_document(
  p_user uuid, p_folder uuid, p_bytes integer, p_most integer, p_most_bytes bigint)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room text := public.document_room(p_user, p_folder, p_bytes, p_most, p_most_bytes);
  key text := p_user::text || '/' || gen_random_uuid()::text;
begin
  if room <> 'ok' then return jsonb_build_object('outcome', room); end if;
  insert into public.document_strays (storage_key, due_at) values (key, now() + interval '1 hour');
  return jsonb_build_object('outcome', 'ok', 'key', key);
end $$;

-- After its bytes are stored. Room is looked for again, one upload of a person after the other: of two that
-- would fill the last place, one is kept. Answers the outcome of document_room, or `gone` for a key that no
-- upload has begun with.
create function public.keep_document(
  p_user uuid, p_key text, p_document jsonb, p_most integer, p_most_bytes bigint)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room text;
  kept public.documents;
begin
  perform pg_advisory_xact_lock(hashtextextended('documents ' || p_user::text, 0));
  room := public.document_room(p_user, (p_document ->> 'folder')::uuid, (p_document ->> 'bytes')::integer,
    p_most, p_most_bytes);
  if room <> 'ok' then return jsonb_build_object('outcome', room); end if;
  delete from public.document_strays where storage_key = p_key and storage_key like p_user::text || '/%';
  if not found then return jsonb_build_object('outcome', 'gone'); end if;
  insert into public.documents (user_id, folder_id, name, category, mime, bytes, sha256, storage_key)
    values (p_user, (p_document ->> 'folder')::uuid, p_document ->> 'name', p_document ->> 'category',
      p_document ->> 'mime', (p_document ->> 'bytes')::integer, p_document ->> 'sha256', p_key)
    returning * into kept;
  return jsonb_build_object('outcome', 'ok', 'document', to_jsonb(kept));
end $$;

revoke all on function public.leave_document(), public.touch_document(), public.place_folder(),
  public.document_room(uuid, uuid, integer, integer, bigint),
  public.begin_document(uuid, uuid, integer, integer, bigint),
  public.keep_document(uuid, text, jsonb, integer, bigint) from public, anon, authenticated;
grant execute on function public.begin_document(uuid, uuid, integer, integer, bigint),
  public.keep_document(uuid, text, jsonb, integer, bigint) to service_role;

-- The first part of a key is its owner. Nobody but the server adds, changes or removes an object.
insert into storage.buckets (id, name, public, file_size_limit) values ('documents', 'documents', false, 20971520)
  on conflict (id) do nothing;
create policy documents_read on storage.objects for select to authenticated
  using (bucket_id = 'documents' and (storage.foldername(name))[1] = (select auth.uid())::text);
