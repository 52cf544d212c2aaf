import type postgres from 'postgres'
import { z } from 'zod'
import { localeSchema } from '@/lib/i18n/schema'
import type { Mail } from '@/lib/mail/mail'
import { sendMail } from '@/lib/mail/send-mail'
import { staleMail, webhookOffMail } from '@/lib/ragops/drift/drift-mail'
import { ragopsMailJob } from '@/lib/ragops/drift/job'
import { type Handler, handles } from '@/worker/handler'

const personSchema = z.object({
  email: z.email(),
  language: localeSchema,
  token: z.string(),
  stopped: z.boolean(),
})

/** Null where the account is closed. */
async function readPerson(sql: postgres.Sql, user: string) {
  const [row] = await sql`select p.email, p.language, public.alert_stop_token(p.id) as token,
      exists (select from public.alert_settings s where s.user_id = p.id and s.mail_stopped_at is not null) as stopped
    from public.profiles p where p.id = ${user} and p.disabled_at is null`
  return row ? personSchema.parse(row) : null
}

const waitingSchema = z.array(
  z.object({ id: z.uuid(), name: z.string(), items: z.number().int(), stale: z.array(z.uuid()) }),
)

/** What waits to be told of each dataset. */
async function readWaiting(sql: postgres.Sql, user: string) {
  return waitingSchema.parse(
    await sql`select d.id, d.name, count(distinct s.key)::int as items, array_agg(s.id order by s.id) as stale
      from public.stale_sources s join public.datasets d on d.id = s.dataset_id
      where s.user_id = ${user} and s.mailed_at is null and s.settled_at is null
      group by d.id, d.name order by items desc, d.name, d.id limit 20`,
  )
}

const webhookSchema = z.object({
  user_id: z.uuid(),
  url: z.url(),
  why: z.enum(['gone', 'failing']),
  at: z.date(),
})

/** Null where it was removed, or is told things again. */
async function readWebhook(sql: postgres.Sql, id: string) {
  const [row] =
    await sql`select user_id, url, disabled_why as why, disabled_at as at from public.webhooks
    where id = ${id} and disabled_why in ('gone', 'failing')`
  return row ? webhookSchema.parse(row) : null
}

/** Mails what a dataset's owner, or that of an address, is to know. Run again it sends the same under the same key. */
export const ragopsMailHandler = (send: (mail: Mail) => Promise<void> = sendMail): Handler =>
  handles(ragopsMailJob, async ({ about, id }, { sql }) => {
    if (about === 'webhook') {
      const off = await readWebhook(sql, id)
      const reader = off && (await readPerson(sql, off.user_id))
      if (!reader) return undefined
      const told = { id, host: new URL(off.url).host, why: off.why, at: off.at.toISOString() }
      await send(webhookOffMail(reader, told))
      return undefined
    }
    const waiting = await readWaiting(sql, id)
    const reader = await readPerson(sql, id)
    const first = waiting.flatMap(({ stale }) => stale).sort()[0]
    if (first === undefined) return undefined
    if (reader && !reader.stopped) await send(staleMail(reader, waiting, first))
    const told = waiting.flatMap(({ stale }) => stale)
    return async (transaction) => {
      await transaction`update public.stale_sources set mailed_at = now() where id = any (${told})`
    }
  })
