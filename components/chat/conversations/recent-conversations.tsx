import { useTranslations } from 'next-intl'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import { Link } from '@/lib/i18n/navigation'

/** The last conversations; a visitor's are known by their device only, and that is said. */
export function RecentConversations({
  list,
  signedIn,
}: {
  list: ConversationList
  signedIn: boolean
}) {
  const t = useTranslations('chatThread.recent')
  const { conversations } = list
  if (conversations.length === 0) return null
  return (
    <section aria-labelledby="recent-title" className="mt-8">
      <h2 id="recent-title" className="section-title">
        {t('title')}
      </h2>
      <ul>
        {conversations.slice(0, 5).map(({ id, title }) => (
          <li key={id} className="border-b border-line">
            <Link href={`/ai-chat/${id}`} className="block truncate py-2 hover:text-seal">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {signedIn ? null : <p className="mt-1 text-xs text-soft">{t('device')}</p>}
    </section>
  )
}
