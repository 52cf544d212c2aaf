import type { Metadata } from 'next'
import { ChatWorkspace } from '@/app/[locale]/(workspace)/ai-chat/chat-workspace'
import { ConversationNotFound } from '@/components/chat/conversations/conversation-not-found'
import { loadConversation } from '@/lib/chat/loaders'

type Props = { params: Promise<{ id: string }> }

/** A conversation is its owner's alone: no address, no picture, no search engine. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  const conversation = await loadConversation(id)
  return conversation
    ? { title: conversation.title, robots: { index: false, follow: false } }
    : { robots: { index: false, follow: false } }
}

export default async function ConversationPage({ params }: Props) {
  const { id } = await params
  const conversation = await loadConversation(id)
  if (!conversation) return <ConversationNotFound />
  return <ChatWorkspace conversation={conversation} question={null} scope={conversation.scope} />
}
