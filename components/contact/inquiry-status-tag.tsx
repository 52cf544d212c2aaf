import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { InquiryStatus } from '@/lib/contact/constants'

const tones = { new: 'seal', answered: 'good', closed: 'plain' } as const

export function InquiryStatusTag({ status }: { status: InquiryStatus }) {
  const t = useTranslations('adminContent.inquiries.statuses')
  return <Tag tone={tones[status]}>{t(status)}</Tag>
}
