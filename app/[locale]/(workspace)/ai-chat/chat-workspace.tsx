import { useLocale, useTranslations } from 'next-intl'
import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SummaryLink } from '@/components/chat/consultation/summary-link'
import { RecentConversations } from '@/components/chat/conversations/recent-conversations'
import { StaticMessages } from '@/components/chat/messages/static-messages'
import { EmptyThread } from '@/components/chat/thread/empty-thread'
import { LazyThreadSettings } from '@/components/chat/thread/lazy-thread-settings'
import { RoutedThread } from '@/components/chat/thread/routed-thread'
import type { ThreadProps } from '@/components/chat/thread/thread-props'
import { DocumentsPanel } from '@/components/documents/documents-panel'
import { ClientMessages } from '@/components/layout/client-messages'
import { SiteLogo } from '@/components/layout/header/site-logo'
import { AccountLinks } from '@/components/layout/session/account-links'
import { buttonClass } from '@/components/ui/button-class'
import { StaticIcon } from '@/components/ui/static-icon'
import { loadSession } from '@/lib/auth/loaders'
import { loadConversationList, loadRatings } from '@/lib/chat/conversations/loaders'
import { loadQuota } from '@/lib/chat/loaders'
import type { Conversation } from '@/lib/chat/request-schema'
import { entitlements, tierOf } from '@/lib/entitlements'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { locales } from '@/lib/i18n/routing'
import { loadCollectionNames } from '@/lib/knowledge/loaders'

type Asked = Pick<ThreadProps, 'question' | 'scope'>

const icons = {
  panel: <StaticIcon name="panelLeft" size={20} />,
  send: <StaticIcon name="arrowUp" size={16} />,
  stop: <StaticIcon name="square" size={14} className="fill-current" />,
}

/** Where there is no script for the menu. */
function LanguageLinks() {
  const t = useTranslations('language')
  const current = useLocale()
  return (
    <noscript>
      <span className="flex gap-2 px-1 text-sm text-soft">
        {locales
          .filter((locale) => locale !== current)
          .map((locale) => (
            <a
              key={locale}
              href={getPathname({ locale, href: '/ai-chat' })}
              hrefLang={locale}
              lang={locale}
              className="hover:text-seal"
            >
              {t(locale)}
            </a>
          ))}
      </span>
    </noscript>
  )
}

/** A new question, language, theme and account. The way into the service, which leads here, is left out. */
function HeaderActions() {
  const t = useTranslations('chatThread.bar')
  return (
    <>
      <Link href="/ai-chat" className={`${buttonClass('bare')} max-sm:size-10 max-sm:px-0`}>
        <StaticIcon name="squarePen" />
        <span className="max-sm:sr-only">{t('new')}</span>
      </Link>
      <LazyThreadSettings>
        <LanguageLinks />
      </LazyThreadSettings>
      <AccountLinks
        place="bar"
        className="ml-1 flex items-center gap-x-1 [&_[data-auth-dialog=sign-up]]:hidden [&_[data-session-slot]_a[href$='/ai-chat']]:hidden"
      />
    </>
  )
}

/** The thread with what it takes from the rest of the site. */
export async function ChatWorkspace({
  conversation,
  answer = null,
  question,
  scope,
}: Asked & { conversation: Conversation | null; answer?: ReactNode }) {
  const answers = conversation?.messages.filter(({ role }) => role === 'assistant') ?? []
  const [locale, user, quota, conversations, collections] = await Promise.all([
    getLocale(),
    loadSession(),
    loadQuota(),
    loadConversationList(),
    loadCollectionNames(),
  ])
  const ratings = user ? await loadRatings(answers.map(({ id }) => id)) : {}
  return (
    <ClientMessages
      of={['chat', 'chatList', 'chatThread', 'chatSource', 'errors', 'language', 'theme']}
    >
      <RoutedThread
        conversation={conversation}
        conversations={conversations}
        ratings={ratings}
        signedIn={user !== null}
        address={getPathname({ locale, href: '/ai-chat' })}
        most={entitlements[tierOf(user)].questionLength}
        quota={quota}
        question={question}
        scope={scope}
        collections={collections}
        slots={{
          home: <SiteLogo />,
          end: (
            <>
              {conversation?.kind === 'consultation' ? (
                <SummaryLink conversation={conversation.id} />
              ) : null}
              <HeaderActions />
            </>
          ),
          icons,
          empty: (
            <EmptyThread>
              <RecentConversations list={conversations} signedIn={user !== null} />
            </EmptyThread>
          ),
          drawn: conversation ? <StaticMessages messages={conversation.messages} /> : null,
          documents: {
            files: <DocumentsPanel view="files" signedIn={user !== null} />,
            library: <DocumentsPanel view="library" signedIn={user !== null} />,
          },
          answer,
        }}
      />
    </ClientMessages>
  )
}
