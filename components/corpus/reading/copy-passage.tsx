import { Check, Quote } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'

/** Copies the selected passage with the citation behind it: “…” (대법원 …). */
export function CopyPassage({ passage, citation }: { passage: string; citation: string }) {
  const t = useTranslations('reading')
  const [copied, setCopied] = useState<{ passage: string; worked: boolean } | null>(null)
  const told = copied?.passage === passage ? (copied.worked ? 'copied' : 'copyFailed') : null

  async function copy() {
    try {
      await navigator.clipboard.writeText(`“${passage}” (${citation})`)
      setCopied({ passage, worked: true })
    } catch {
      setCopied({ passage, worked: false })
    }
  }

  const Icon = told === 'copied' ? Check : Quote
  return (
    <>
      <button
        type="button"
        className={buttonClass('quiet')}
        title={`${t('copyPassage')} (c)`}
        aria-keyshortcuts="c"
        // Pressing would end the selection in some browsers.
        onMouseDown={(event) => event.preventDefault()}
        onClick={copy}
      >
        <Icon size={16} aria-hidden="true" /> {told ? t(told) : t('copyPassage')}
      </button>
      <span role="status" className="sr-only">
        {told ? t(told) : ''}
      </span>
    </>
  )
}
