-- Readers' reports of errors in decisions. No name, address or network address is kept.
create table legal.reports (
  id int generated always as identity primary key,
  serial int not null,                     -- no foreign key: a report outlives the decision it led to withdraw
  kind text not null check (kind in ('text','citation','privacy','other')),
  message text not null check (char_length(message) between 2 and 2000),
  created_at timestamptz not null default now(),
  handled_at timestamptz
);
create index reports_open on legal.reports (created_at) where handled_at is null;
