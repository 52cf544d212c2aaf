'use client'

import { SquarePen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'
import { pin } from '@/lib/chat/conversations/actions'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import type { ConversationRef } from '@/lib/chat/conversations/types'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { announceChange } from './conversation-events'
import { ConversationGroups } from './conversation-groups'
import type { RowActions } from './conversation-row'
import { ConversationSearch } from './conversation-search'
import { DeleteDialog } from './delete-dialog'
import { ProblemLine } from './problem-line'
import { useConversationAction } from './use-conversation-action'
import { useConversationList } from './use-conversation-list'

/**
 * The conversations of whoever is reading: to find, open, name, pin and delete. As high as its place; the list
 * scrolls in it. Its words are `chatList`.
 */
export function ConversationSidebar({
  conversations,
  current,
  signedIn,
}: {
  /** The first page: `loadConversationList()`. */
  conversations: ConversationList
  /** Id of the conversation that is open; null for a new one. */
  current: string | null
  signedIn: boolean
}) {
  const t = useTranslations('chatList')
  const router = useRouter()
  const { list, query, state, search, more, again } = useConversationList(conversations)
  const { act, problem } = useConversationAction()
  const [renaming, setRenaming] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<ConversationRef | null>(null)
  const [said, setSaid] = useState('')
  const isSearch = query.trim() !== ''
  const { length } = list.conversations

  const acts: RowActions = {
    rename: setRenaming,
    renamed: () => {
      setRenaming(null)
      setSaid(t('rename.done'))
    },
    pin: ({ id, pinnedAt }) =>
      act(
        () => pin({ id, pinned: pinnedAt === null }),
        () => {
          setSaid(t(pinnedAt ? 'pin.unpinned' : 'pin.pinned'))
          announceChange()
        },
      ),
    remove: setDeleting,
  }

  return (
    <nav aria-label={t('title')} className="flex h-full min-h-0 flex-col">
      <div className="space-y-2 px-3 pt-3">
        <h2 className="sr-only">{t('title')}</h2>
        <Link href="/ai-chat" className={`w-full ${buttonClass()}`}>
          <SquarePen size={16} aria-hidden="true" />
          {t('new')}
        </Link>
        {signedIn || length > 0 || isSearch ? (
          <ConversationSearch query={query} onSearch={search} />
        ) : null}
        <ProblemLine text={problem} />
      </div>
      <p role="status" className="sr-only">
        {state === 'loading'
          ? t('loading')
          : isSearch
            ? t(list.next ? 'foundMore' : 'found', { count: length })
            : said}
      </p>
      <div className="min-h-0 grow overflow-y-auto px-1 pb-4" aria-busy={state === 'loading'}>
        {state === 'failed' ? (
          <div role="alert" className="m-2 border-y border-danger py-3 text-sm">
            <p>{t('failed')}</p>
            <button type="button" className={`mt-2 ${buttonClass()}`} onClick={again}>
              {t('retry')}
            </button>
          </div>
        ) : null}
        <ConversationGroups
          list={list}
          current={current}
          renaming={renaming}
          acts={signedIn ? acts : null}
        />
        {length === 0 && state !== 'failed' ? (
          <div className="px-2 py-5 text-sm">
            {isSearch ? (
              <p>{t('nothing', { query: query.trim() })}</p>
            ) : (
              <>
                <p className="font-semibold">{t('empty')}</p>
                <p className="text-soft">{t('emptyText')}</p>
              </>
            )}
          </div>
        ) : null}
        {list.next ? (
          <button
            type="button"
            className={`mx-2 mt-3 ${buttonClass()}`}
            disabled={state === 'loading'}
            onClick={more}
          >
            {state === 'loading' ? <Spinner className="size-4" /> : null}
            {t('more')}
          </button>
        ) : null}
      </div>
      {signedIn ? null : (
        <div className="border-t border-line px-3 py-3 text-xs">
          <p className="text-soft">{t('visitor')}</p>
          <AuthLink to="login" className="link mt-1 inline-block text-sm font-semibold">
            {t('logIn')}
          </AuthLink>
        </div>
      )}
      <DeleteDialog
        conversation={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={(id) => {
          setSaid(t('delete.done'))
          if (id === current) router.push('/ai-chat')
        }}
      />
    </nav>
  )
}
