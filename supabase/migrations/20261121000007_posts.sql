-- The blog. A post has one text per language; what it lacks is shown in the language it was written in.
create table public.posts (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,78}[a-z0-9]$'),
  category text not null check (
    category in ('tech', 'legal', 'ai', 'product', 'guide', 'startup', 'notice', 'service', 'press')),
  author_id uuid references auth.users (id) on delete set null,
  author text not null check (char_length(author) between 1 and 100),
  cover text check (char_length(cover) <= 200),
  status text not null default 'draft' check (status in ('draft', 'published')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  -- When its words last changed. Publishing leaves it alone, so that a reader is told of changes only.
  updated_at timestamptz not null default now(),
  check (status = 'draft' or published_at is not null)
);
create index posts_newest on public.posts (published_at desc, id) where status = 'published';

-- A draft may lack its body; publish_post does not.
create table public.post_texts (
  post_id text not null references public.posts (id) on update cascade on delete cascade,
  locale text not null check (locale in ('ko', 'en', 'ja', 'zh')),
  title text not null check (char_length(title) between 1 and 200),
  excerpt text not null check (char_length(excerpt) <= 400),
  body text not null check (char_length(body) <= 100000),
  read_minutes smallint not null check (read_minutes between 1 and 600),
  primary key (post_id, locale)
);

-- Which posts of messages/posts were brought here, and a digest of what was brought: a post that reads
-- differently now was changed by an editor, and one that is gone was deleted by one.
create table public.house_posts (
  id text primary key,
  digest text not null
);

alter table public.posts enable row level security;
alter table public.post_texts enable row level security;
alter table public.house_posts enable row level security;

revoke all on public.posts, public.post_texts, public.house_posts from anon, authenticated;
grant select on public.posts, public.post_texts to anon, authenticated;
grant insert, update, delete on public.posts, public.post_texts to authenticated;
create policy posts_read on public.posts for select to anon, authenticated
  using ((status = 'published' and published_at <= now()) or (select public.can_edit_content()));
create policy posts_write on public.posts for all to authenticated
  using ((select public.can_edit_content())) with check ((select public.can_edit_content()));
create policy post_texts_read on public.post_texts for select to anon, authenticated
  using (exists (select from public.posts where posts.id = post_id));
create policy post_texts_write on public.post_texts for all to authenticated
  using ((select public.can_edit_content())) with check ((select public.can_edit_content()));

-- Every function below runs with the rights of who calls it: the policies above decide.

-- The text of a post for a reader: in their language, or else in the first language it has.
create function public.post_text(p_id text, p_locale text) returns setof public.post_texts
language sql stable set search_path = '' as $$
  select * from public.post_texts where post_id = p_id
  order by locale = p_locale desc, array_position(array['ko', 'en', 'ja', 'zh'], locale) limit 1
$$;

-- One page of the list, newest first; p_strict leaves out what is not there in the language.
create function public.list_posts(
  p_locale text, p_category text, p_page int, p_size int, p_strict boolean default false
) returns jsonb
language sql stable set search_path = '' as $$
  with shown as (
    select p.id, p.category, p.author, p.cover, p.published_at, p.updated_at,
      t.locale, t.title, t.excerpt, t.read_minutes
    from public.posts p cross join lateral public.post_text(p.id, p_locale) t
    where p.status = 'published' and p.published_at <= now()
      and (p_category is null or p.category = p_category)
      and (t.locale = p_locale or not p_strict)
  ), page as (
    select * from shown order by published_at desc, id
    limit least(greatest(p_size, 1), 100) offset (greatest(p_page, 1) - 1) * least(greatest(p_size, 1), 100)
  )
  select jsonb_build_object(
    'total', (select count(*) from shown),
    'posts', coalesce((select jsonb_agg(to_jsonb(page) order by published_at desc, id) from page), '[]'))
$$;

-- One published post with its neighbours in time and the languages it has; null when there is none.
create function public.read_post(p_id text, p_locale text) returns jsonb
language sql stable set search_path = '' as $$
  with public_posts as (
    select * from public.posts where status = 'published' and published_at <= now()
  ), post as (
    select p.id, p.category, p.author, p.cover, p.published_at, p.updated_at,
      t.locale, t.title, t.excerpt, t.body, t.read_minutes
    from public_posts p cross join lateral public.post_text(p.id, p_locale) t where p.id = p_id
  ), earlier as (
    select p.id, t.locale, t.title
    from post, public_posts p cross join lateral public.post_text(p.id, p_locale) t
    where p.published_at < post.published_at or (p.published_at = post.published_at and p.id > post.id)
    order by p.published_at desc, p.id limit 1
  ), later as (
    select p.id, t.locale, t.title
    from post, public_posts p cross join lateral public.post_text(p.id, p_locale) t
    where p.published_at > post.published_at or (p.published_at = post.published_at and p.id < post.id)
    order by p.published_at, p.id desc limit 1
  )
  select to_jsonb(post) || jsonb_build_object(
    'locales', (select jsonb_agg(locale order by array_position(array['ko', 'en', 'ja', 'zh'], locale))
      from public.post_texts where post_id = post.id),
    'earlier', (select to_jsonb(earlier) from earlier),
    'later', (select to_jsonb(later) from later))
  from post
$$;

-- Saves a post and its texts, all or nothing. p_current is the address it has now, null for a new post;
-- p_base is the updated_at that the editor started from. Times are compared as a browser can hold them.
create function public.save_post(
  p_current text, p_id text, p_base timestamptz, p_category text, p_author text, p_cover text, p_texts jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stamp timestamptz := date_trunc('milliseconds', clock_timestamp());
  old public.posts;
begin
  if p_current is null then
    insert into public.posts (id, category, author_id, author, cover, updated_at)
      values (p_id, p_category, auth.uid(), p_author, p_cover, stamp) on conflict (id) do nothing;
    if not found then return jsonb_build_object('outcome', 'taken'); end if;
  else
    select * into old from public.posts where id = p_current for update;
    if not found then return jsonb_build_object('outcome', 'missing'); end if;
    if p_base is null or date_trunc('milliseconds', old.updated_at) <> date_trunc('milliseconds', p_base) then
      return jsonb_build_object('outcome', 'conflict');
    end if;
    if p_id <> p_current then
      if old.status = 'published' then return jsonb_build_object('outcome', 'fixed'); end if;
      if exists (select from public.posts where id = p_id) then
        return jsonb_build_object('outcome', 'taken');
      end if;
    end if;
    update public.posts set id = p_id, category = p_category, author = p_author, cover = p_cover,
      updated_at = stamp where id = p_current;
  end if;
  delete from public.post_texts where post_id = p_id
    and locale not in (select t.locale from jsonb_to_recordset(p_texts) as t (locale text));
  insert into public.post_texts (post_id, locale, title, excerpt, body, read_minutes)
    select p_id, t.locale, t.title, t.excerpt, t.body, t.read_minutes
    from jsonb_to_recordset(p_texts)
      as t (locale text, title text, excerpt text, body text, read_minutes smallint)
    on conflict (post_id, locale) do update set title = excluded.title, excerpt = excluded.excerpt,
      body = excluded.body, read_minutes = excluded.read_minutes;
  return jsonb_build_object(
    'outcome', 'saved', 'updated_at', stamp, 'status', coalesce(old.status, 'draft'));
end
$$;

-- Shows a post to everybody, or to editors only. The day of first publication stays.
create function public.publish_post(p_id text, p_publish boolean) returns text
language plpgsql set search_path = '' as $$
begin
  if p_publish and (
    not exists (select from public.post_texts where post_id = p_id)
    or exists (select from public.post_texts where post_id = p_id and body !~ '\S')
  ) then
    return case when exists (select from public.posts where id = p_id) then 'incomplete' else 'missing' end;
  end if;
  update public.posts set status = case when p_publish then 'published' else 'draft' end,
    published_at = case when p_publish then coalesce(published_at, now()) else published_at end
    where id = p_id;
  return case when found then 'done' else 'missing' end;
end
$$;
revoke execute on function
  public.save_post(text, text, timestamptz, text, text, text, jsonb), public.publish_post(text, boolean)
  from public, anon;

-- Pictures above posts. Everybody may see them; editors add them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('covers', 'covers', true, 2097152, array['image/png', 'image/jpeg', 'image/webp'])
  on conflict (id) do nothing;
create policy covers_add on storage.objects for insert to authenticated
  with check (bucket_id = 'covers' and (select public.can_edit_content()));
create policy covers_read on storage.objects for select to authenticated
  using (bucket_id = 'covers' and (select public.can_edit_content()));
