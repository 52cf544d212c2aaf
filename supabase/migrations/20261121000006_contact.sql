-- Messages of the contact form. The id is made of what was written, so that sending twice is one message.
-- What goes into the header of a mail is one line: names, subjects and addresses hold no control character.
create table public.contact_inquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 100 and name !~ '[[:cntrl:]]'),
  email text not null
    check (char_length(email) between 3 and 254 and email ~ '^[^\s@]+@[^\s@]+$'),
  phone text not null check (char_length(phone) between 7 and 20 and phone !~ '[[:cntrl:]]'),
  company text check (char_length(company) <= 100 and company !~ '[[:cntrl:]]'),
  inquiry_type text not null
    check (inquiry_type in ('general', 'demo', 'pricing', 'technical', 'partnership', 'other')),
  subject text not null
    check (char_length(subject) between 2 and 150 and subject !~ '[[:cntrl:]]'),
  message text not null check (char_length(message) between 10 and 5000),
  locale text not null check (locale in ('ko', 'en', 'ja', 'zh')),
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  mailed_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_inquiries_open on public.contact_inquiries (created_at) where status = 'new';
create index contact_inquiries_unmailed on public.contact_inquiries (created_at) where mailed_at is null;
alter table public.contact_inquiries enable row level security;

revoke all on public.contact_inquiries from anon, authenticated;
grant insert (id, name, email, phone, company, inquiry_type, subject, message, locale)
  on public.contact_inquiries to anon, authenticated;
grant select on public.contact_inquiries to authenticated;
create policy contact_write on public.contact_inquiries for insert to anon, authenticated with check (true);
create policy contact_read on public.contact_inquiries for select to authenticated
  using (public.can_edit_content());

-- The sender of a message may say that it has been mailed; only who knows its id can.
create function public.contact_inquiry_mailed(inquiry uuid) returns void
language sql security definer set search_path = '' as $$
  update public.contact_inquiries set mailed_at = now() where id = inquiry and mailed_at is null
$$;
