/** Mail of the embedded Auth waits here; nothing of the site's own schema knows it. */
export const OUTBOX_SQL = `
create schema if not exists embedded;
revoke all on schema embedded from public;
create table if not exists embedded.mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index if not exists mail_recipient on embedded.mail (recipient, id desc);
`
