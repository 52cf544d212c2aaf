import type postgres from 'postgres'

/** All mail and text messages of the embedded stack end in these tables; nothing of the site's own schema knows them. */
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
alter table embedded.mail add column if not exists reply_to text;
alter table embedded.mail add column if not exists idempotency_key text unique;
create table if not exists embedded.sms (
  id bigint generated always as identity primary key,
  recipient text not null,
  sender text not null,
  body text not null,
  signature text not null unique,
  created_at timestamptz not null default now()
);
create index if not exists sms_recipient on embedded.sms (recipient, id desc);
`

export type Mail = { to: string; subject: string; html: string }

/** Takes a message; never throws, because the person who signs up can do nothing about it. */
export type Outbox = { send(mail: Mail): Promise<void> }

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The text form of a message, each link written out. lite's own carries a link of its own making. */
export const plainText = (html: string): string =>
  html
    .replace(/<(style|head|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2: $1')
    .replace(/<\/(p|h1|h2|div|tr)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()

export function createOutbox(sql: postgres.Sql, onError: (error: unknown) => void): Outbox {
  return {
    async send({ to, subject, html }) {
      await sql`insert into embedded.mail (recipient, subject, html, body)
        values (${to}, ${subject}, ${html}, ${plainText(html)})`.catch(onError)
    },
  }
}
