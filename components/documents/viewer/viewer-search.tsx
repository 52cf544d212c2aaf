import { useTranslations } from 'next-intl'
import { FindField } from '@/components/ui/form/find-field'
import { longestFind } from '@/lib/documents/reading/constants'

/** Words to find in a document, and the way from one place to the next. */
export function ViewerSearch({
  words,
  onWords,
  at,
  count,
  onStep,
}: {
  words: string
  onWords: (words: string) => void
  /** From 1; 0 where there is none. */
  at: number
  count: number
  onStep: (step: 1 | -1) => void
}) {
  const t = useTranslations('documentViewer')
  const told = count === 0 ? t('noHit') : t('hit', { at, count })
  return (
    <FindField
      label={t('search')}
      words={words}
      maxLength={longestFind}
      status={words.trim() === '' ? '' : told}
      hasPlaces={count > 0}
      previous={{ label: t('previous') }}
      next={{ label: t('next') }}
      className="max-sm:basis-full"
      onWords={onWords}
      onStep={onStep}
    />
  )
}
