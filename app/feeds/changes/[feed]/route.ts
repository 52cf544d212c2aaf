import { getTranslations } from 'next-intl/server'
import { makeChangeFeed } from '@/lib/corpus/change-feed'
import { readChanges } from '@/lib/corpus/data'
import { env } from '@/lib/env'
import { answerFeed } from '@/lib/feed-answer'
import { absoluteUrl } from '@/lib/i18n/alternates'
import type { AppLocale } from '@/lib/i18n/routing'

type Context = { params: Promise<{ feed: string }> }

export const dynamic = 'force-dynamic'

async function write(locale: AppLocale): Promise<string> {
  const [found, t, pages, site] = await Promise.all([
    readChanges({}),
    getTranslations({ locale, namespace: 'changes' }),
    getTranslations({ locale, namespace: 'pages' }),
    getTranslations({ locale, namespace: 'site' }),
  ])
  const words = {
    title: `${pages('changes.title')} · ${site('name')}`,
    description: pages('changes.description'),
    kind: {
      decision: t('kind.decision'),
      overruling: t('kind.overruling'),
      changed: t('kind.changed'),
      new: t('kind.new'),
      gone: t('kind.gone'),
    },
    overruling: t('overruling'),
  }
  return makeChangeFeed(locale, found?.changes ?? [], words, {
    page: absoluteUrl(locale, '/changes'),
    self: new URL(`/feeds/changes/${locale}.xml`, env().SITE_URL).href,
    absolute: (path) => absoluteUrl(locale, path),
  })
}

/** `/feeds/changes/ko.xml` and so on: what changed last in the corpus, as RSS. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return answerFeed(request, params, write)
}
