import type { ReactNode } from 'react'
import { SummaryLink } from '@/components/chat/consultation/summary-link'
import { RoomDoor } from '@/components/chat/room-door'
import type { RoomProps } from '@/components/chat/room-props'
import { DocumentsPanel } from '@/components/documents/documents-panel'
import { AccountLinks } from '@/components/layout/account-links'
import { IslandMessages } from '@/components/layout/island-messages'
import { LanguageMenu } from '@/components/layout/language-menu'
import { SiteMark } from '@/components/layout/site-mark'
import { ThemeToggle } from '@/components/layout/theme-toggle'
import { loadSession } from '@/lib/auth/loaders'
import { loadConversationList, loadRatings } from '@/lib/chat/conversations/loaders'
import { loadQuota } from '@/lib/chat/loaders'
import type { Conversation } from '@/lib/chat/request-schema'
import { planOf } from '@/lib/entitlements'

type Asked = Pick<RoomProps, 'question' | 'scope'>

/** Language, theme and account. The way into the service, which leads here, is left out. */
function BarEnd() {
  return (
    <>
      <LanguageMenu />
      <span className="max-sm:hidden">
        <ThemeToggle />
      </span>
      <AccountLinks
        place="bar"
        className="ml-1 flex items-center gap-x-1 [&_[data-auth-dialog=sign-up]]:hidden [&_[data-session-slot]_a[href$='/ai-chat']]:hidden"
      />
    </>
  )
}

/** The room with what it takes from the rest of the site. */
export async function ChatRoom({
  conversation,
  answer = null,
  question,
  scope,
}: Asked & { conversation: Conversation | null; answer?: ReactNode }) {
  const answers = conversation?.messages.filter(({ role }) => role === 'assistant') ?? []
  const [user, quota, conversations] = await Promise.all([
    loadSession(),
    loadQuota(),
    loadConversationList(),
  ])
  const ratings = user ? await loadRatings(answers.map(({ id }) => id)) : {}
  return (
    <IslandMessages
      of={['chat', 'chatList', 'chatRoom', 'chatSource', 'errors', 'language', 'theme']}
    >
      <RoomDoor
        conversation={conversation}
        conversations={conversations}
        ratings={ratings}
        signedIn={user !== null}
        plan={planOf(user)}
        quota={quota}
        question={question}
        scope={scope}
        slots={{
          home: <SiteMark />,
          end: (
            <>
              {conversation?.kind === 'consultation' ? (
                <SummaryLink conversation={conversation.id} />
              ) : null}
              <BarEnd />
            </>
          ),
          documents: {
            files: <DocumentsPanel view="files" signedIn={user !== null} />,
            library: <DocumentsPanel view="library" signedIn={user !== null} />,
          },
          answer,
        }}
      />
    </IslandMessages>
  )
}
