import { useTranslations } from 'next-intl'
import type { Span } from '@/lib/traces/schema'
import { spanRows } from '@/lib/traces/span-tree'

const textOf = (value: Span['attributes'][string]) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '–')

/** What each step says of itself, as it was written. */
export function SpanDetails({ spans }: { spans: readonly Span[] }) {
  const t = useTranslations('traces.detail')
  const told = spanRows(spans).filter(({ span }) => Object.keys(span.attributes).length > 0)
  if (told.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-sm font-semibold">{t('attributes')}</summary>
      {told.map(({ span }) => (
        <div key={span.spanId} className="mt-3">
          <h3 className="font-mono text-sm">{span.name}</h3>
          <dl className="text-sm">
            {Object.entries(span.attributes).map(([name, value]) => (
              <div
                key={name}
                className="grid gap-x-3 border-b border-line py-1 sm:grid-cols-[14rem_minmax(0,1fr)]"
              >
                <dt className="font-mono text-xs leading-6 break-all text-soft">{name}</dt>
                <dd className="break-words whitespace-pre-wrap">{textOf(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  )
}
