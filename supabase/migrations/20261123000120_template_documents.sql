-- Of which template a written document came, with the answers that it was last written from and the text that they
-- gave: with the three the document can be written again without losing what its owner changed in it by hand.

create table public.template_documents (
  document_id uuid primary key references public.document_contents (document_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  template text not null check (template ~ '^[a-z]+(-[a-z]+)*$' and char_length(template) <= 60),
  -- As typed. Figures of resident numbers never come here: the server takes them out.
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 262144),
  content jsonb not null check (jsonb_typeof(content) = 'object' and octet_length(content::text) <= 4194304),
  updated_at timestamptz not null default now()
);
create index template_documents_user on public.template_documents (user_id);

alter table public.template_documents enable row level security;
revoke all on public.template_documents from anon, authenticated;
grant select on public.template_documents to authenticated;
create policy template_documents_own on public.template_documents for select to authenticated
  using (user_id = (select auth.uid()));
create policy live_session on public.template_documents as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

-- Makes a document from the answers of a template. For the server, which knows what a plan allows. Answers as
-- make_written_document does.
create function public.make_template_document(
  p_user uuid, p_document jsonb, p_content jsonb, p_template text, p_answers jsonb,
  p_most integer, p_most_bytes bigint)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  made jsonb := public.make_written_document(p_user, p_document, p_content, 'made', p_most, p_most_bytes);
begin
  if made ->> 'outcome' = 'ok' then
    insert into public.template_documents (document_id, user_id, template, answers, content)
      values ((made -> 'document' ->> 'id')::uuid, p_user, p_template, p_answers, p_content);
  end if;
  return made;
end $$;
revoke all on function public.make_template_document(uuid, jsonb, jsonb, text, jsonb, integer, bigint)
  from public, anon, authenticated;
grant execute on function public.make_template_document(uuid, jsonb, jsonb, text, jsonb, integer, bigint)
  to service_role;

-- Saves a document that was written again from its template. `p_base`: what changes are tracked against from now
-- on, null to leave it. `p_written`: what the answers alone give. Answers as save_document_content does.
create function public.rewrite_template_document(
  p_document uuid, p_rev integer, p_content jsonb, p_base jsonb, p_answers jsonb, p_written jsonb)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  saved jsonb := public.save_document_content(p_document, p_rev, p_content, p_base);
begin
  if saved ->> 'outcome' = 'ok' then
    update public.template_documents set answers = p_answers, content = p_written, updated_at = now()
      where document_id = p_document and user_id = private.live_uid();
  end if;
  return saved;
end $$;
revoke all on function public.rewrite_template_document(uuid, integer, jsonb, jsonb, jsonb, jsonb) from public, anon;
grant execute on function public.rewrite_template_document(uuid, integer, jsonb, jsonb, jsonb, jsonb) to authenticated;
