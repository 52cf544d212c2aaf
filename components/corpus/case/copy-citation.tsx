import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'

/** Copies the decision in the form in which courts cite it. */
export function CopyCitation({ citation }: { citation: string }) {
  const t = useTranslations('caseActions')
  const failed = (
    <>
      {t('copyFailed')} <span lang="ko">{citation}</span>
    </>
  )
  const words = { copy: t('copy'), copied: t('copied'), failed }
  return <CopyButton what={citation} words={words} variant="primary" />
}
