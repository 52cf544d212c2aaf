'use client'

import { Check, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'

/** Copies a source in the form in which courts cite it. */
export function CopySource({ citation }: { citation: string }) {
  const t = useTranslations('chatSource')
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')

  async function copy() {
    try {
      await navigator.clipboard.writeText(citation)
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <button type="button" className={buttonClass()} onClick={copy}>
        <Icon size={16} aria-hidden="true" />
        {t(state === 'copied' ? 'copied' : 'copy')}
      </button>
      <span className="sr-only" role="status">
        {state === 'copied' ? t('copied') : ''}
      </span>
      {state === 'failed' ? (
        <span role="alert" className="w-full text-sm">
          {t('copyFailed')} <span lang="ko">{citation}</span>
        </span>
      ) : null}
    </>
  )
}
