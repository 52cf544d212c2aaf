import type { ReactNode } from 'react'
import type { Scope, ScopeCollection } from '@/components/chat/composer/scope'
import type { Rating } from '@/lib/chat/conversations/constants'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import type { Conversation, Quota } from '@/lib/chat/request-schema'

/** What the page knows when it opens. */
export type ThreadProps = {
  conversation: Conversation | null
  conversations: ConversationList
  /** What its owner has said of the answers before. */
  ratings: Record<string, Rating>
  signedIn: boolean
  /** The thread's own path in this language; a conversation's is below it. */
  address: string
  /** Characters of one question. */
  most: number
  quota: Quota | null
  /** Somebody came with a question: it is asked at once. */
  question: string | null
  scope: Scope
  /** Of the asker's documents; null for a visitor. */
  collections: readonly ScopeCollection[] | null
  /** What comes from elsewhere on the site, drawn by the page. */
  slots: {
    home: ReactNode
    end: ReactNode
    /** Before the first question. */
    empty: ReactNode
    /** The messages of the conversation, to be read before the thread's script has come. */
    drawn: ReactNode
    documents: { files: ReactNode; library: ReactNode }
    /** Pictures, which come from the server to spare script. */
    icons: Record<'panel' | 'send' | 'stop', ReactNode>
    /** An answer that the server has put into the page: for browsers without script. */
    answer: ReactNode | null
  }
}
