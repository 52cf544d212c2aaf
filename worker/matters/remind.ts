import type postgres from 'postgres'
import { z } from 'zod'
import { localeSchema } from '@/lib/i18n/schema'
import { koreanDay } from '@/lib/korean-time'
import type { Mail } from '@/lib/mail/mail'
import { sendMail } from '@/lib/mail/send-mail'
import { remindJob } from '@/lib/matters/job'
import { reminderMail } from '@/lib/matters/reminder-mail'
import { type Handler, handles } from '@/worker/handler'

const rowSchema = z.object({
  due_on: z.string(),
  matter_id: z.uuid(),
  email: z.email(),
  language: localeSchema,
})

/** A deadline that is still to be reminded of; null when it is done, told already, or its matter or account is closed. */
async function readOpen(sql: postgres.Sql, deadline: string) {
  const [row] = await sql`
    select d.due_on::text, d.matter_id, p.email, p.language
    from public.matter_deadlines d
      join public.matters m on m.id = d.matter_id
      join public.profiles p on p.id = d.user_id
    where d.id = ${deadline} and d.done_at is null and m.closed_at is null
      and d.remind_days is not null and d.reminded_of is distinct from d.due_on
      and p.disabled_at is null`
  return row ? rowSchema.parse(row) : null
}

const dayMs = 24 * 3600_000

/** Mails a reminder once a deadline; run twice, the mail has the same key. */
export const remindHandler = (
  send: (mail: Mail) => Promise<void> = sendMail,
  now: () => Date = () => new Date(),
): Handler =>
  handles(remindJob, async ({ deadline }, { sql }) => {
    const open = await readOpen(sql, deadline)
    const today = koreanDay(now())
    if (!open || open.due_on < today) return undefined
    const daysLeft = Math.round((Date.parse(open.due_on) - Date.parse(today)) / dayMs)
    const { due_on: dueOn, matter_id: matterId, email, language } = open
    await send(reminderMail({ deadline, email, language, daysLeft, dueOn, matterId }))
    return async (transaction) => {
      await transaction`update public.matter_deadlines set reminded_of = due_on
        where id = ${deadline} and due_on = ${dueOn}`
    }
  })
