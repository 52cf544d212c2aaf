import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { QueueItem } from '@/lib/ragops/annotation/schema'

const tones = { open: undefined, disputed: 'warn', agreed: 'good', settled: 'good' } as const

/** The questions of a queue, with what people found. */
export function QueueItemList({ items }: { items: readonly QueueItem[] }) {
  const t = useTranslations('annotation')
  return (
    <ul className="border-t border-line">
      {items.map(({ id, query, state, verdict, relevant, passages }) => {
        const tone = tones[state]
        const named = passages.filter((passage) => relevant?.includes(passage.id))
        return (
          <li key={id} className="border-b border-line py-3">
            <p className="line-clamp-4 break-words">{query}</p>
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
              <Tag {...(tone ? { tone } : {})}>{t(`state.${state}`)}</Tag>
              {verdict ? <span>{t(`verdict.${verdict}`)}</span> : null}
              {named.length > 0 ? (
                <span lang="ko" className="break-words">
                  {named.map(({ label }) => label).join(' · ')}
                </span>
              ) : null}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
