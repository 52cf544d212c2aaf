import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { AppError } from '@/lib/errors'
import { localeSchema } from '@/lib/i18n/schema'
import { accessCsv } from '@/lib/organizations/accesses/access-csv'
import { readAccesses } from '@/lib/organizations/accesses/data'
import { accessFilterSchema, mostAccesses } from '@/lib/organizations/accesses/schema'
import { userClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ id: string }> }

const querySchema = accessFilterSchema.extend({ locale: localeSchema })
const heads = ['when', 'who', 'what', 'matterHead', 'collection', 'document', 'member'] as const

/** Who looked and who shared in an organisation, as a table for its owners and admins. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(request, async () => {
    await requirePermission('session')
    const { id } = await params
    const asked = z.uuid().safeParse(id)
    if (!asked.success) throw new AppError('notFound')
    const { locale, ...filter } = querySchema.parse(readQuery(request))
    const accesses = await readAccesses(await userClient(), id, filter, mostAccesses)
    if (!accesses) throw new AppError('notFound')
    const t = await getTranslations({ locale, namespace: 'organizations.accesses' })
    const words = {
      heads: heads.map((head) => t(head)),
      act: (act: (typeof accesses)[number]['act']) => t(`acts.${act}`),
      hidden: t('hidden'),
    }
    return answerFile(accessCsv(accesses, words), 'beopdap-accesses.csv')
  })
}
