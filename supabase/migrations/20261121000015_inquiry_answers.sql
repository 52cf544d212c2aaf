-- Answers to inquiries. An answer is stored first and mailed then, so that none is lost with a mail server.
create table public.inquiry_replies (
  -- Made where the answer was written, so that a double click is one answer.
  id uuid primary key,
  inquiry_id uuid not null references public.contact_inquiries (id) on delete cascade,
  author_id uuid references auth.users (id) on delete set null,
  author_email text,
  body text not null check (char_length(body) between 1 and 5000 and body ~ '\S'),
  created_at timestamptz not null default now(),
  mailed_at timestamptz
);
create index inquiry_replies_of on public.inquiry_replies (inquiry_id, created_at);
create index inquiry_replies_unmailed on public.inquiry_replies (created_at) where mailed_at is null;
alter table public.inquiry_replies enable row level security;
revoke all on public.inquiry_replies from anon, authenticated;
grant select, update (mailed_at) on public.inquiry_replies to authenticated;
create policy inquiry_replies_read on public.inquiry_replies for select to authenticated
  using ((select public.can_edit_content()));
-- Whoever sends an answer says that it has left, once.
create policy inquiry_replies_mailed on public.inquiry_replies for update to authenticated
  using ((select public.can_edit_content()) and mailed_at is null)
  with check ((select public.can_edit_content()) and mailed_at is not null);

-- With an account goes the address it wrote under.
create function public.forget_reply_author() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.author_email := null;
  return new;
end $$;
create trigger inquiry_replies_author before update of author_id on public.inquiry_replies
  for each row when (new.author_id is null) execute function public.forget_reply_author();

create function public.require_editor() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.can_edit_content() then
    raise insufficient_privilege using message = 'only an editor may do this';
  end if;
end $$;

-- Stores an answer. seen_replies is how many its writer had before their eyes: with more there by now it
-- answers stale and stores nothing; null stores all the same. Answers ok · repeated (this id is stored
-- already) · stale · missing.
create function public.answer_inquiry(inquiry uuid, reply text, reply_id uuid, seen_replies int) returns text
language plpgsql security definer set search_path = '' as $$
declare present int;
begin
  perform public.require_editor();
  perform from public.contact_inquiries where id = inquiry for update;
  if not found then return 'missing'; end if;
  if exists (select from public.inquiry_replies where id = reply_id) then return 'repeated'; end if;
  select count(*) into present from public.inquiry_replies where inquiry_id = inquiry;
  if present > seen_replies then return 'stale'; end if;
  insert into public.inquiry_replies (id, inquiry_id, author_id, author_email, body)
    values (reply_id, inquiry, auth.uid(), public.my_email(), reply);
  update public.contact_inquiries set status = 'answered' where id = inquiry;
  perform public.record_audit('inquiry.answered', 'inquiry', inquiry::text,
    jsonb_build_object('reply', reply_id));
  return 'ok';
end $$;

-- Puts an inquiry away, or back among those to be answered. Answers ok · missing.
create function public.set_inquiry_status(inquiry uuid, closed boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare was text;
begin
  perform public.require_editor();
  select status into was from public.contact_inquiries where id = inquiry for update;
  if not found then return 'missing'; end if;
  if (was = 'closed') = closed then return 'ok'; end if;
  update public.contact_inquiries set status = case when closed then 'closed' else 'new' end
    where id = inquiry;
  perform public.record_audit(case when closed then 'inquiry.closed' else 'inquiry.reopened' end,
    'inquiry', inquiry::text);
  return 'ok';
end $$;

-- One page of the inbox, with how many there are of each status whatever is looked for. The policies of
-- whoever calls decide what is in it.
create function public.list_inquiries(
  p_status text, p_type text, p_query text, p_newest boolean, p_page int, p_size int
) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select i.id, i.name, i.email, i.company, i.inquiry_type, i.subject, i.locale, i.status, i.created_at,
      exists (
        select from public.inquiry_replies r where r.inquiry_id = i.id and r.mailed_at is null) as unsent
    from public.contact_inquiries i
    where (p_status is null or i.status = p_status)
      and (p_type is null or i.inquiry_type = p_type)
      and (p_query is null or position(lower(p_query) in
        lower(concat_ws(' ', i.name, i.email, i.company, i.subject, i.message, i.id))) > 0)
  ), page as (
    select * from found
    order by case when p_newest then created_at end desc, created_at, id
    limit least(greatest(p_size, 1), 100) offset (greatest(p_page, 1) - 1) * least(greatest(p_size, 1), 100)
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'counts', (select coalesce(jsonb_object_agg(status, n), '{}')
      from (select status, count(*) n from public.contact_inquiries group by status) c),
    'inquiries', coalesce((select jsonb_agg(to_jsonb(page)
      order by case when p_newest then created_at end desc, created_at, id) from page), '[]'))
$$;

-- One page of the posts of every state, as an editor looks for them: published with a day to come is
-- scheduled.
create function public.list_all_posts(
  p_locale text, p_state text, p_category text, p_query text, p_sort text, p_page int, p_size int
) returns jsonb
language sql stable set search_path = '' as $$
  with every as (
    select p.id, p.category, p.author, p.published_at, p.updated_at,
      case when p.status = 'draft' then 'draft'
        when p.published_at > now() then 'scheduled' else 'published' end as state
    from public.posts p
  ), found as (
    select e.*, coalesce(t.title, e.id) as title, t.locale,
      (select coalesce(jsonb_agg(x.locale), '[]') from public.post_texts x where x.post_id = e.id) as locales
    from every e left join lateral public.post_text(e.id, p_locale) t on true
    where (p_state is null or e.state = p_state)
      and (p_category is null or e.category = p_category)
      and (p_query is null
        or position(lower(p_query) in lower(e.id || ' ' || e.author)) > 0
        or exists (select from public.post_texts x
          where x.post_id = e.id and position(lower(p_query) in lower(x.title)) > 0))
  ), numbered as (
    select *, row_number() over (order by
      case when p_sort = 'title' then title end,
      case when p_sort = 'published' then published_at end desc nulls last,
      updated_at desc, id) as place
    from found
  ), page as (
    select * from numbered order by place
    limit least(greatest(p_size, 1), 100) offset (greatest(p_page, 1) - 1) * least(greatest(p_size, 1), 100)
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'counts', (select coalesce(jsonb_object_agg(state, n), '{}')
      from (select state, count(*) n from every group by state) c),
    'posts', coalesce((select jsonb_agg(to_jsonb(page) - 'place' order by place) from page), '[]'))
$$;

revoke execute on function
  public.require_editor(), public.forget_reply_author(),
  public.answer_inquiry(uuid, text, uuid, int), public.set_inquiry_status(uuid, boolean),
  public.list_inquiries(text, text, text, boolean, int, int),
  public.list_all_posts(text, text, text, text, text, int, int)
  from public, anon, authenticated;
grant execute on function
  public.answer_inquiry(uuid, text, uuid, int), public.set_inquiry_status(uuid, boolean),
  public.list_inquiries(text, text, text, boolean, int, int),
  public.list_all_posts(text, text, text, text, text, int, int)
  to authenticated;
