import { Check, Copy } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { htmlText, plainText } from '@/lib/chat/conversations/copied-text'
import { messageBlocks } from '@/lib/chat/conversations/message-blocks'
import type { ChatMessage } from '@/lib/chat/schema'
import { getPathname } from '@/lib/i18n/navigation'

async function put(plain: string, html: string): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(plain)
  const of = (text: string, type: string) => new Blob([text], { type })
  await navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': of(plain, 'text/plain'),
      'text/html': of(html, 'text/html'),
    }),
  ])
}

/** Copies a message with its citations, as text and as what a word processor takes. */
export function CopyButton({ message }: { message: ChatMessage }) {
  const t = useTranslations('chatList.tools')
  const chat = useTranslations('chat')
  const list = useTranslations('chatList.export')
  const locale = useLocale()
  const [state, setState] = useState<'ready' | 'copied' | 'copyFailed'>('ready')

  async function copy() {
    const address = (path: string) =>
      new URL(getPathname({ locale, href: path }), window.location.origin).href
    const blocks = messageBlocks(message, { chat, list, address })
    try {
      await put(plainText(blocks), htmlText(blocks))
      setState('copied')
    } catch {
      setState('copyFailed')
    }
  }

  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <button type="button" className={buttonClass('bare')} onClick={copy}>
        <Icon size={16} aria-hidden="true" />
        {t(state === 'copied' ? 'copied' : 'copy')}
      </button>
      <span role="status" className={state === 'copyFailed' ? 'text-sm text-danger' : 'sr-only'}>
        {state === 'ready' ? '' : t(state)}
      </span>
    </>
  )
}
