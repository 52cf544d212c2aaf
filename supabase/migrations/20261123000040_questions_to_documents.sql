-- A question may be asked of the law, of one's own documents, of both, or of one collection of documents.
alter table public.conversations drop constraint conversations_scope_check;
alter table public.conversations add constraint conversations_scope_check check (
  scope in ('all', 'precedents', 'statutes', 'documents', 'documents-and-law')
  or scope ~ '^collection:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$');

-- A visitor keeps no documents.
alter table public.conversations add constraint conversations_documents_of_accounts check (
  user_id is not null or scope in ('all', 'precedents', 'statutes'));

-- What others are shown of a message: nothing that came from the owner's documents. An answer that a model
-- wrote from them is left out as a whole, because its sentences repeat them.
create function private.shared_parts(p_parts jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with part as (
    select value, ordinality as place from jsonb_array_elements(p_parts) with ordinality
  ), own as (
    select exists (select from part, jsonb_array_elements(part.value -> 'sources') source
      where part.value ->> 'kind' = 'sources' and source ->> 'type' = 'document') as documents
  )
  select coalesce(jsonb_agg(case
      when part.value ->> 'kind' = 'documents' or (own.documents and part.value ->> 'kind' = 'answer')
        then '{"kind": "notice", "notice": "private"}'::jsonb
      when part.value ->> 'kind' = 'sources' then jsonb_set(part.value, '{sources}', coalesce((
        select jsonb_agg(source) from jsonb_array_elements(part.value -> 'sources') source
          where source ->> 'type' <> 'document'), '[]'))
      else part.value end order by part.place), '[]')
  from part, own
  where part.value ->> 'kind' not in ('pairs', 'quote') or not own.documents
$$;

create or replace function public.read_shared(p_token text)
returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('title', s.title, 'created_at', s.created_at, 'messages', (
    select jsonb_agg(jsonb_build_object(
      'id', 'message-' || m.position, 'role', m.role, 'state', m.state,
      'parts', private.shared_parts(m.parts)) order by m.position)
    from public.messages m where m.conversation_id = s.conversation_id and m.position <= s.up_to))
  from public.shared_conversations s
  join public.conversations c on c.id = s.conversation_id
  where s.token = p_token and s.revoked_at is null
    and not exists (select from public.profiles p where p.id = c.user_id and p.disabled_at is not null)
$$;
revoke all on function private.shared_parts(jsonb) from public, anon, authenticated;
