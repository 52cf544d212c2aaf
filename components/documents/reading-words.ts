import { useTranslations } from 'next-intl'
import { type RefusalReason, refusals } from '@/lib/documents/read/read-refusal'
import type { FollowedReading } from '@/lib/documents/reading/schema'

const pagesNamed = 6

/** Says how far the reading of a document is, and why it went no further. */
export function useReadingWords(): (reading: FollowedReading) => string {
  const t = useTranslations('documents.reading')
  const reasons = useTranslations('documents.copy.reason')
  const refusal = (given: string | null) => {
    const reason = refusals.find((each): each is RefusalReason => each === given)
    return reason ? reasons(reason) : t('failed')
  }
  return ({ state, reason, pages, unread_pages: unread, job }) => {
    if (state === 'waiting') {
      const { step, done, total } = job?.progress ?? {}
      if (job?.state !== 'running') return t('waiting')
      if (!done || !total) return t('reading')
      return t(step === 'recognizing' ? 'recognizing' : 'readingPages', { done, total })
    }
    if (state === 'partly') {
      const named = unread.slice(0, pagesNamed).join(', ')
      const more = unread.length - pagesNamed
      return more > 0 ? t('partlyMore', { pages: named, more }) : t('partly', { pages: named })
    }
    if (state === 'ready') return pages ? t('pages', { pages }) : ''
    if (state === 'refused') return t('refused', { reason: refusal(reason) })
    return t(state)
  }
}
