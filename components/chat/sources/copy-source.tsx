import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'

/** Copies a source in the form in which courts cite it. */
export function CopySource({ citation }: { citation: string }) {
  const t = useTranslations('chatSource')
  const failed = (
    <>
      {t('copyFailed')} <span lang="ko">{citation}</span>
    </>
  )
  return <CopyButton what={citation} words={{ copy: t('copy'), copied: t('copied'), failed }} />
}
