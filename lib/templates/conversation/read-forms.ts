import { apiRead } from '@/lib/api-client'
import { type ConversationForms, conversationFormsSchema } from './schema'

/** What a conversation of one's own gives to forms. @throws ApiError */
export const readConversationForms = (id: string): Promise<ConversationForms> =>
  apiRead(`/api/chat/conversations/${encodeURIComponent(id)}/forms`, {
    schema: conversationFormsSchema,
  })
