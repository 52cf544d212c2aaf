import { envelope, type Operation } from '@/lib/corpus/operations'
import { keyedAnswerSchema, keyedQuestionSchema } from './schema'

/** What programs may do with the chat, for the OpenAPI document. */
export const chatOperations: Operation[] = [
  {
    id: 'ask',
    method: 'post',
    path: '/api/chat/answers',
    summary:
      'Ask a question of Korean law, perhaps in a conversation that was begun, and wait for the checked answer with its sources. Counts against the questions of the day of the account',
    scope: 'chat:ask',
    needsKey: true,
    body: keyedQuestionSchema,
    answer: envelope(keyedAnswerSchema),
    failures: [
      'unauthorized',
      'validation',
      'messageTooLong',
      'conversationNotFound',
      'rateLimit',
      'unavailable',
    ],
  },
]
