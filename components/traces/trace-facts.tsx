import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DateTime } from '@/components/ui/date-time'
import { DescriptionList } from '@/components/ui/description-list'
import type { Trace } from '@/lib/traces/schema'
import { useDuration, useVersionWords } from './trace-name'

/** What is known of the whole; what nobody has said is left out. */
export function TraceFacts({ trace }: { trace: Trace }) {
  const t = useTranslations('traces.facts')
  const format = useFormatter()
  const duration = useDuration()
  const versionWords = useVersionWords()
  const percent = (share: number) =>
    format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  const { confidence, support, inputTokens, outputTokens, cost, versions } = trace
  const facts: (readonly [string, ReactNode] | null)[] = [
    [t('started'), <DateTime key="at" at={trace.startedAt} to="second" />],
    [t('duration'), duration(trace.durationMs)],
    confidence === null ? null : [t('confidence'), percent(confidence)],
    support === null ? null : [t('support'), percent(support)],
    trace.model === null ? null : [t('model'), trace.model],
    inputTokens === null && outputTokens === null
      ? null
      : [
          t('tokens'),
          t('tokensOf', {
            input: format.number(inputTokens ?? 0),
            output: format.number(outputTokens ?? 0),
          }),
        ],
    cost === null ? null : [t('cost'), t('won', { cost: format.number(cost) })],
    ...versionWords(versions).map(({ name, value }) => [name, value] as const),
    [
      t('id'),
      <span key="id" className="font-mono text-xs break-all">
        {trace.traceId}
      </span>,
    ],
  ]
  return <DescriptionList facts={facts.filter((fact) => fact !== null)} />
}
