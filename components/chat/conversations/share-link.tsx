import { Copy, ExternalLink, Link2Off } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import type { Share } from '@/lib/chat/conversations/schema'
import { getPathname } from '@/lib/i18n/navigation'

/** One link that works: its address, since when, how much it shows, and its end. */
export function ShareLink({
  share,
  busy,
  onSay,
  onRevoke,
}: {
  share: Share
  busy: boolean
  onSay: (text: string) => void
  onRevoke: () => void
}) {
  const t = useTranslations('chatList.share')
  const locale = useLocale()
  const facts = useId()
  const path = getPathname({ locale, href: `/shared/${share.token}` })
  const address = new URL(path, window.location.origin).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      onSay(t('copied'))
    } catch {
      onSay(t('copyFailed'))
    }
  }

  return (
    <li className="space-y-2 border-b border-line py-3">
      <input
        readOnly
        aria-label={t('link')}
        aria-describedby={facts}
        value={address}
        className={`${inputClass} text-sm`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p id={facts} className="text-soft">
        {t('covers', { count: share.questions })} ·{' '}
        {t.rich('madeAt', { date: () => <DateTime at={share.createdAt} to="minute" /> })}
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass()} onClick={copy}>
          <Copy size={16} aria-hidden="true" />
          {t('copy')}
        </button>
        <a href={path} target="_blank" rel="noreferrer" className={buttonClass()}>
          <ExternalLink size={16} aria-hidden="true" />
          {t('open')}
        </a>
        <button type="button" className={buttonClass('danger')} disabled={busy} onClick={onRevoke}>
          <Link2Off size={16} aria-hidden="true" />
          {t('revoke')}
        </button>
      </div>
    </li>
  )
}
