import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { type CalendarEntry, calendarFile } from '@/lib/calendar-file'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { locales, routing } from '@/lib/i18n/routing'
import { readMemberships, readNames, readStoredFacts } from '@/lib/knowledge/data'
import { userClient } from '@/lib/supabase/clients'

const querySchema = z.object({
  in: z.uuid().optional(),
  locale: z.enum(locales).default(routing.defaultLocale),
})

/** The days that one's own documents end something on, for a calendar. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const asked = querySchema.safeParse(readQuery(request))
    if (!asked.success) throw new AppError('validation')
    const { in: collection, locale } = asked.data
    const db = await userClient()
    const within = collection
      ? (await readMemberships(db))
          .filter(({ collection_id }) => collection_id === collection)
          .map(({ document_id }) => document_id)
      : undefined
    const documents = within ? { documents: within } : {}
    const [t, facts] = await Promise.all([
      getTranslations({ locale, namespace: 'knowledge.facts' }),
      readStoredFacts(db, { kind: 'deadline', ...documents }),
    ])
    const names = await readNames(db, [...new Set(facts.map((fact) => fact.document_id))])
    const entries = facts.flatMap(({ document_id, day, label, quote, page }): CalendarEntry[] => {
      const name = names.get(document_id)?.name
      if (!day || !name) return []
      const path = `/ai-chat/documents/${document_id}${page ? `?page=${page}` : ''}`
      return [
        {
          date: day,
          title: `${name}: ${label || t('kinds.deadline')}`,
          description: `${quote}\n${t('check')}`,
          url: new URL(path, env().SITE_URL).toString(),
        },
      ]
    })
    if (entries.length === 0) throw new AppError('notFound')
    return answerFile(calendarFile(entries, new Date()), 'beopdap-deadlines.ics')
  })
}
