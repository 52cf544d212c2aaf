export { ConversationNotFoundText as default } from '@/components/chat/conversations/conversation-not-found'
