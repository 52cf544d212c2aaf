import { useFormatter, useTranslations } from 'next-intl'
import type { PartOf } from '@/lib/chat/schema'

/** How much of an answer its sources carry: a figure with a bar, and what was counted. */
export function GroundingView({ part }: { part: PartOf<'grounding'> }) {
  const t = useTranslations('chat.message.grounding')
  const format = useFormatter()
  const share = format.number(part.share, { style: 'percent', maximumFractionDigits: 0 })
  const low = part.share < 0.8
  return (
    <div className="max-w-[42em] text-sm">
      <p className="flex items-center gap-3">
        <span className="font-semibold">{t('title', { share })}</span>
        <span aria-hidden="true" className="h-1.5 w-28 bg-line">
          <span
            className={`block h-full ${low ? 'bg-warn' : 'bg-good'}`}
            style={{ width: `${part.share * 100}%` }}
          />
        </span>
      </p>
      <p className="text-soft">{t('counted', part)}</p>
    </div>
  )
}
