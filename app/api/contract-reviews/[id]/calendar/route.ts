import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { calendarFile } from '@/lib/calendar-file'
import { reviewPath } from '@/lib/contracts/reviews/constants'
import { readReview } from '@/lib/contracts/reviews/data'
import { AppError } from '@/lib/errors'
import { localeSchema } from '@/lib/i18n/schema'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

/** The days that a contract names, for a calendar. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const id = z.uuid().safeParse((await params).id)
    const review = id.success ? await readReview(await userClient(), id.data) : null
    if (!review?.outline) throw new AppError('notFound')
    const locale = localeSchema.parse(readQuery(request).locale)
    const t = await getTranslations({ locale, namespace: 'contractReview.duties' })
    const url = new URL(reviewPath(review.id), request.url).href
    const entries = review.outline.duties.flatMap(({ date, clause, quote }) =>
      date === null
        ? []
        : [
            {
              date,
              title: `${review.title} ${clause}`,
              description: `${quote}\n${t('advice')}`,
              url,
            },
          ],
    )
    if (entries.length === 0) throw new AppError('notFound')
    return answerFile(calendarFile(entries, new Date()), 'beopdap-contract.ics')
  })
}
