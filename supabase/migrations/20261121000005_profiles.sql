-- Who somebody is to the site. Roles live here and never in a token, so that a change counts at once.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  role text not null default 'user' check (role in ('admin', 'supervisor', 'user')),
  user_type text not null default 'personal' check (user_type in ('professional', 'personal', 'enterprise')),
  phone text check (phone ~ '^\d{3}-\d{4}-\d{4}$'),
  organization text check (char_length(organization) <= 100),
  position text check (char_length(position) <= 100),
  fax text check (char_length(fax) <= 20),
  language text not null default 'ko' check (language in ('ko', 'en', 'ja', 'zh')),
  marketing_agreed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;

-- Reads past the policies, which would otherwise ask themselves.
create function public.my_role() returns text
language sql stable security definer set search_path = '' as $$
  select role from public.profiles where id = auth.uid()
$$;
create function public.can_edit_content() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(public.my_role() in ('admin', 'supervisor'), false)
$$;
create function public.can_view_analytics() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(public.my_role() in ('admin', 'supervisor'), false)
$$;

revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
-- A profile is made by the service key at the first sign-in, and so are changes of role and e-mail.
grant update (user_type, phone, organization, position, fax, language, marketing_agreed_at, updated_at)
  on public.profiles to authenticated;
create policy profiles_read on public.profiles for select to authenticated
  using (id = auth.uid() or public.my_role() = 'admin');
create policy profiles_change on public.profiles for update to authenticated
  using (id = auth.uid()) with check (id = auth.uid());
