import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { z } from 'zod'
import { ClientMessages } from '@/components/layout/client-messages'
import { BackLink } from '@/components/layout/navigation/back-link'
import { AddTraceForm } from '@/components/ragops/add-trace-form'
import { AnnotateTraceForm } from '@/components/ragops/annotation/annotate-trace-form'
import { TraceChecks } from '@/components/ragops/trace-checks'
import { PassageTable } from '@/components/traces/passage-table'
import { SpanDetails } from '@/components/traces/span-details'
import { SpanTimeline } from '@/components/traces/span-timeline'
import { TraceFacts } from '@/components/traces/trace-facts'
import { TraceHeading } from '@/components/traces/trace-heading'
import { Spinner } from '@/components/ui/spinner'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { annotationPath } from '@/lib/ragops/annotation/constants'
import { loadOpenQueues } from '@/lib/ragops/annotation/loaders'
import { evaluateTrace } from '@/lib/ragops/answers/evaluate-trace'
import { datasetsPath } from '@/lib/ragops/constants'
import { loadDatasets } from '@/lib/ragops/datasets/loaders'
import { tracesPath } from '@/lib/traces/constants'
import { loadTrace } from '@/lib/traces/loaders'
import type { Trace, TracePassage } from '@/lib/traces/schema'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'traces')
}

/** What an item can name as its answer: each article and decision once, the best place first. */
function sourcesOf(passages: readonly TracePassage[]) {
  const sources = new Map<string, { id: string; label: string; isUsed: boolean }>()
  for (const { sourceType, sourceId, label, used } of passages)
    if ((sourceType === 'article' || sourceType === 'case') && !sources.has(sourceId))
      sources.set(sourceId, { id: sourceId, label: label || sourceId, isUsed: used === true })
  return [...sources.values()]
}

/** Comes after the page: every sentence is compared with every source. */
async function Checks({ trace }: { trace: Trace }) {
  return <TraceChecks evaluation={await evaluateTrace(trace)} />
}

/** One answer: its steps in time, what was found, and what it was made with. */
export default async function TracePage({ params }: Props) {
  const { id } = await params
  if (!z.uuid().safeParse(id).success) notFound()
  const trace = await loadTrace(id)
  if (!trace) notFound()
  const [t, ragops, annotation, datasets, queues] = await Promise.all([
    getTranslations('traces'),
    getTranslations('ragops'),
    getTranslations('annotation'),
    trace.isOwn ? loadDatasets() : [],
    trace.isOwn ? loadOpenQueues() : [],
  ])
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
          {trace.isOwn && trace.answerText ? (
            <section aria-labelledby="checks">
              <h2 id="checks" className="font-bold">
                {ragops('checks.title')}
              </h2>
              <p className="pb-2 text-sm text-soft">{ragops('checks.text')}</p>
              <Suspense fallback={<Spinner className="size-5" />}>
                <Checks trace={trace} />
              </Suspense>
            </section>
          ) : null}
          {trace.answerText ? (
            <section aria-labelledby="answer">
              <h2 id="answer" className="mb-2 font-bold">
                {t('detail.answer')}
              </h2>
              <p className="max-w-[42em] break-words whitespace-pre-line">{trace.answerText}</p>
            </section>
          ) : null}
        </div>
        <div className="space-y-10">
          <section aria-labelledby="facts">
            <h2 id="facts" className="font-bold">
              {t('facts.title')}
            </h2>
            <TraceFacts trace={trace} />
          </section>
          {trace.isOwn && trace.question ? (
            <section aria-labelledby="dataset">
              <h2 id="dataset" className="font-bold">
                {ragops('trace.title')}
              </h2>
              <p className="pb-3 text-sm text-soft">{ragops('trace.text')}</p>
              {datasets.length > 0 ? (
                <ClientMessages of={['ragops']}>
                  <AddTraceForm
                    trace={trace.id}
                    datasets={datasets}
                    sources={sourcesOf(trace.passages)}
                  />
                </ClientMessages>
              ) : (
                <p className="text-sm">
                  {ragops('trace.none')}{' '}
                  <Link href={datasetsPath} className="link">
                    {ragops('trace.make')}
                  </Link>
                </p>
              )}
            </section>
          ) : null}
          {trace.isOwn && trace.question ? (
            <section aria-labelledby="annotate">
              <h2 id="annotate" className="font-bold">
                {annotation('trace.title')}
              </h2>
              <p className="pb-3 text-sm text-soft">{annotation('trace.text')}</p>
              {queues.length > 0 ? (
                <ClientMessages of={['annotation']}>
                  <AnnotateTraceForm trace={trace.id} queues={queues} />
                </ClientMessages>
              ) : (
                <p className="text-sm">
                  {annotation('trace.none')}{' '}
                  <Link href={annotationPath} className="link">
                    {annotation('trace.make')}
                  </Link>
                </p>
              )}
            </section>
          ) : null}
        </div>
      </div>
    </div>
  )
}
