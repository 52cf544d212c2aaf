-- What people write past the site, by the API, is no more than what the site lets them write.

-- Inquiries and visits are written by the server alone, behind its form, its limits and its checks.
revoke insert on public.contact_inquiries, public.page_visits from anon, authenticated;
drop policy contact_write on public.contact_inquiries;
drop policy page_visits_write on public.page_visits;
revoke all on function public.contact_inquiry_mailed(uuid) from public, anon, authenticated;
grant execute on function public.contact_inquiry_mailed(uuid) to service_role;

-- So is the mark that a reply has been mailed. What could not be mailed is tried again after all others.
revoke update on public.inquiry_replies from authenticated;
drop policy inquiry_replies_mailed on public.inquiry_replies;
alter table public.contact_inquiries add column mail_tried_at timestamptz;
alter table public.inquiry_replies add column mail_tried_at timestamptz;

-- Posts are saved, published and deleted by functions, so that none changes without its row in the audit and
-- nobody chooses an author or a day. The two that are there run past the policies from now on and ask for the
-- role first.
revoke insert, update, delete on public.posts, public.post_texts from authenticated;
drop policy posts_write on public.posts;
drop policy post_texts_write on public.post_texts;
do $$
declare definition text;
begin
  for definition in select pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and proname in ('save_post', 'publish_post')
  loop
    definition := regexp_replace(definition, '\mbegin\M', E'begin\n  perform public.require_editor();');
    definition := replace(definition, 'auth.uid()', 'private.live_uid()');
    execute regexp_replace(definition, 'LANGUAGE plpgsql', 'LANGUAGE plpgsql SECURITY DEFINER');
  end loop;
end $$;
create function public.delete_post(p_id text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_editor();
  delete from public.posts where id = p_id;
  return found;
end $$;
revoke all on function public.delete_post(text) from public, anon;
grant execute on function public.delete_post(text) to authenticated;

-- A time that a page cannot show would take the page down.
alter table public.posts
  add check (published_at between '1970-01-01' and '2200-01-01'),
  add check (created_at between '1970-01-01' and '2200-01-01'),
  add check (updated_at between '1970-01-01' and '2200-01-01');
alter table public.profiles
  add check (marketing_agreed_at between '1970-01-01' and '2200-01-01'),
  add check (updated_at between '1970-01-01' and '2200-01-01');
alter table public.conversations add check (pinned_at between '1970-01-01' and '2200-01-01');

-- Only acts that happen outside of the database are recorded by hand, and only by an admin, who alone does
-- them. `more` says nothing for any of them and stays empty.
create or replace function public.record_act(act text, kind text, target text, more jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.require_admin();
  if more = '{}' and (
    (act in ('corpus.refreshStarted', 'corpus.refreshCancelled') and kind = 'corpus' and target is null)
    or (act in ('account.resetSent', 'account.confirmationSent') and kind = 'account'
      and exists (select from auth.users where id::text = target)))
  then
    perform public.record_audit(act, kind, target, more);
    return;
  end if;
  raise insufficient_privilege using message = 'this act is not recorded by hand';
end $$;

-- Names that turn the direction of what follows look like others.
update public.documents set name = coalesce(nullif(btrim(
  regexp_replace(name, '[\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')), ''), 'document')
  where name ~ '[\u200e\u200f\u202a-\u202e\u2066-\u2069]';
update public.document_folders set name = left('folder ' || id, 60)
  where name ~ '[\u200e\u200f\u202a-\u202e\u2066-\u2069]';
alter table public.documents
  add check (name !~ '[\u200e\u200f\u202a-\u202e\u2066-\u2069]');
alter table public.document_folders
  add check (name !~ '[\u200e\u200f\u202a-\u202e\u2066-\u2069]');
