import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { Notice } from '@/components/ui/notice'

/** A secret that has just been made: this once, because no page shows it again. */
export function ShownSecret({ value }: { value: string }) {
  const t = useTranslations('webhooks.shown')
  return (
    <div data-form-status tabIndex={-1} className="outline-none">
      <Notice tone="good" title={t('title')}>
        <p>{t('text')}</p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <code className="min-w-0 border border-line bg-sheet px-2 py-1.5 break-all select-all">
            {value}
          </code>
          <CopyButton
            what={value}
            words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
          />
        </div>
      </Notice>
    </div>
  )
}
