import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
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
export function CopyMessage({ message }: { message: ChatMessage }) {
  const t = useTranslations('chatList.tools')
  const chat = useTranslations('chat')
  const list = useTranslations('chatList.export')
  const locale = useLocale()

  async function copy() {
    const address = (path: string) =>
      new URL(getPathname({ locale, href: path }), window.location.origin).href
    const blocks = messageBlocks(message, { chat, list, address, locale })
    await put(plainText(blocks), htmlText(blocks))
  }

  const failed = <span className="text-danger">{t('copyFailed')}</span>
  const words = { copy: t('copy'), copied: t('copied'), failed }
  return <CopyButton what={copy} words={words} variant="bare" />
}
