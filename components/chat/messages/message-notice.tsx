import { CircleStop, Quote, Scale, Sparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { PartOf } from '@/lib/chat/schema'

const icons = {
  generated: Sparkles,
  extractive: Quote,
  fallback: Quote,
  stopped: CircleStop,
  disclaimer: Scale,
} as const

/** How an answer was made, and what it is not. */
export function MessageNotice({ notice }: { notice: PartOf<'notice'>['notice'] }) {
  const t = useTranslations('chat.message.notice')
  const Icon = icons[notice]
  return (
    <p className="flex max-w-[42em] items-start gap-2 text-sm text-soft">
      <Icon size={16} className="mt-1 shrink-0" aria-hidden="true" />
      <span>{t(notice)}</span>
    </p>
  )
}
