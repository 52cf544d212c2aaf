import { useTranslations } from 'next-intl'
import { CopyButton } from './copy-button'
import { Notice } from './notice'

/** A key or secret that has just been made: this once, because no page shows it again. */
export function ShownSecret({
  value,
  words,
}: {
  value: string
  words: 'apiKeys.shown' | 'webhooks.shown'
}) {
  const t = useTranslations(words)
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
