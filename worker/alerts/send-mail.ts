import type postgres from 'postgres'
import { z } from 'zod'
import { alertMail } from '@/lib/alerts/alert-mail'
import { mailJob } from '@/lib/alerts/job'
import { alertSchema } from '@/lib/alerts/schema'
import { localeSchema } from '@/lib/i18n/schema'
import type { Mail } from '@/lib/mail/mail'
import { sendMail } from '@/lib/mail/send-mail'
import { type Handler, handles } from '@/worker/handler'

const personSchema = z.object({ email: z.email(), language: localeSchema, token: z.string() })
const toldSchema = alertSchema.pick({
  kind: true,
  reason: true,
  path: true,
  title: true,
  line: true,
})

/** The mail that is begun, or that was begun by a job that was killed; null when there is nothing to say. */
async function begin(sql: postgres.Sql, user: string, cadence: string): Promise<string | null> {
  const [row] = await sql`select public.begin_alert_mail(${user}, ${cadence}) as mail`
  return z.uuid().nullable().parse(row?.mail)
}

async function readPerson(sql: postgres.Sql, user: string) {
  const [row] = await sql`select email, language, public.alert_stop_token(id) as token
    from public.profiles where id = ${user}`
  return personSchema.parse(row)
}

async function readTold(sql: postgres.Sql, mail: string) {
  return z.array(toldSchema).parse(
    await sql`select kind, reason, path, title, line from public.alerts where mail_id = ${mail}
      order by kind = 'overruling' desc, changed_at desc, change_id`,
  )
}

/** Asks for another mail when something was found while this one was on its way. */
async function askAgain(transaction: postgres.TransactionSql, user: string, cadence: string) {
  await transaction`select public.enqueue_job(${mailJob.kind}, ${user}, ${`${user}.${cadence}`},
      jsonb_build_object('user', ${user}::text, 'cadence', ${cadence}::text), 0,
      private.alert_mail_due(${cadence}, now()), ${mailJob.mostAttempts})
    where exists (select from public.alerts where user_id = ${user} and cadence = ${cadence}
      and mail_id is null and read_at is null and watch_id is not null)`
}

/**
 * Mails what was found, once: which alerts a mail names is written before it is sent, so that a job that runs
 * again sends the same mail under the same key.
 */
export const alertMailHandler = (send: (mail: Mail) => Promise<void> = sendMail): Handler =>
  handles(mailJob, async ({ user, cadence }, { sql }) => {
    const mail = await begin(sql, user, cadence)
    if (mail === null) return undefined
    const alerts = await readTold(sql, mail)
    if (alerts.length > 0) {
      const person = await readPerson(sql, user)
      await send(alertMail({ id: mail, ...person, alerts }))
    }
    return async (transaction) => {
      await transaction`update public.alert_mails set sent_at = now() where id = ${mail}`
      await askAgain(transaction, user, cadence)
    }
  })
