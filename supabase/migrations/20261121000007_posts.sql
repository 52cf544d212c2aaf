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
  updated_at timestamptz not null default now(),
  check (status = 'draft' or published_at is not null)
);
create index posts_newest on public.posts (published_at desc, id) where status = 'published';

create table public.post_texts (
  post_id text not null references public.posts (id) on update cascade on delete cascade,
  locale text not null check (locale in ('ko', 'en', 'ja', 'zh')),
  title text not null check (char_length(title) between 1 and 200),
  excerpt text not null check (char_length(excerpt) <= 400),
  body text not null check (char_length(body) between 1 and 100000),
  read_minutes smallint not null check (read_minutes between 1 and 600),
  primary key (post_id, locale)
);
alter table public.posts enable row level security;
alter table public.post_texts enable row level security;

revoke all on public.posts, public.post_texts from anon, authenticated;
grant select on public.posts, public.post_texts to anon, authenticated;
grant insert, update, delete on public.posts, public.post_texts to authenticated;
create policy posts_read on public.posts for select to anon, authenticated
  using ((status = 'published' and published_at <= now()) or public.can_edit_content());
create policy posts_write on public.posts for all to authenticated
  using (public.can_edit_content()) with check (public.can_edit_content());
create policy post_texts_read on public.post_texts for select to anon, authenticated
  using (exists (select from public.posts where posts.id = post_id));
create policy post_texts_write on public.post_texts for all to authenticated
  using (public.can_edit_content()) with check (public.can_edit_content());
