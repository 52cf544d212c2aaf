-- What somebody has answered of a template and not finished: one draft a template, theirs alone.

create table public.template_drafts (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  template text not null check (template ~ '^[a-z]+(-[a-z]+)*$' and char_length(template) <= 60),
  -- As typed. Figures of resident numbers never come here: the server takes them out.
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 262144),
  updated_at timestamptz not null default now(),
  primary key (user_id, template)
);

alter table public.template_drafts enable row level security;
revoke all on public.template_drafts from anon, authenticated;
grant select, delete on public.template_drafts to authenticated;
grant insert (template, answers), update (template, answers) on public.template_drafts to authenticated;
create policy template_drafts_own on public.template_drafts for all to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy live_session on public.template_drafts as restrictive for all to authenticated
  using ((select private.has_live_session())) with check ((select private.has_live_session()));

create function public.touch_template_draft() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger template_drafts_touched before update on public.template_drafts
  for each row execute function public.touch_template_draft();
revoke all on function public.touch_template_draft() from public, anon, authenticated, service_role;
