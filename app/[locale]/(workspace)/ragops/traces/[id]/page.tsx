import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { BackLink } from '@/components/layout/navigation/back-link'
import { PassageTable } from '@/components/traces/passage-table'
import { SpanDetails } from '@/components/traces/span-details'
import { SpanTimeline } from '@/components/traces/span-timeline'
import { TraceFacts } from '@/components/traces/trace-facts'
import { TraceHeading } from '@/components/traces/trace-heading'
import { pageMetadata } from '@/lib/page-metadata'
import { tracesPath } from '@/lib/traces/constants'
import { loadTrace } from '@/lib/traces/loaders'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'traces')
}

/** One answer: its steps in time, what was found, and what it was made with. */
export default async function TracePage({ params }: Props) {
  const { id } = await params
  if (!z.uuid().safeParse(id).success) notFound()
  const trace = await loadTrace(id)
  if (!trace) notFound()
  const t = await getTranslations('traces')
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={trace.isOwn ? tracesPath : `${tracesPath}?of=site`}>{t('title')}</BackLink>
      <TraceHeading trace={trace} />
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-10">
          <section aria-labelledby="steps">
            <h2 id="steps" className="mb-2 font-bold">
              {t('detail.steps')}
            </h2>
            <SpanTimeline spans={trace.spans} isChat={trace.origin === 'chat'} />
            <SpanDetails spans={trace.spans} />
          </section>
          <section aria-labelledby="passages">
            <h2 id="passages" className="mb-2 font-bold">
              {t('detail.passages')}
            </h2>
            <PassageTable passages={trace.passages} />
          </section>
          {trace.answerText ? (
            <section aria-labelledby="answer">
              <h2 id="answer" className="mb-2 font-bold">
                {t('detail.answer')}
              </h2>
              <p className="max-w-[42em] break-words whitespace-pre-line">{trace.answerText}</p>
            </section>
          ) : null}
        </div>
        <section aria-labelledby="facts">
          <h2 id="facts" className="font-bold">
            {t('facts.title')}
          </h2>
          <TraceFacts trace={trace} />
        </section>
      </div>
    </div>
  )
}
