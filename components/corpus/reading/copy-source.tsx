'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { copyText, type CopySource as Source } from '@/lib/corpus/copy-forms'
import { CopyMenu } from './copy-menu'
import { permalink } from './permalink'

/** What a decision held, or what an article says, as the page has it. */
function quoted(selector: string): string {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .flatMap((each) => [...each.querySelectorAll('h3, p')])
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join('\n\n')
}

/**
 * Copies the citation of the whole decision or article; its Markdown also has what it held or says.
 * @param words where these stand in the page
 */
export function CopySource({ source, words }: { source: Source; words: string }) {
  const t = useTranslations('copyForms')
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return (
    <CopyMenu
      label={t('source')}
      variant="primary"
      shortcut="c"
      textOf={(form) =>
        copyText(form, {
          source,
          address: isInBrowser ? permalink('') : '',
          passage: form === 'markdown' && isInBrowser ? quoted(words) : '',
        })
      }
    />
  )
}
