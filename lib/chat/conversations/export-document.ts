import type { ChatMessage } from '@/lib/chat/schema'
import type { AppLocale } from '@/lib/i18n/routing'
import { koreanDay } from '@/lib/korean-time'
import { block, type ExportBlock, type ExportWords } from './export-block'
import { messageBlocks } from './message-blocks'
import type { ExportedConversation } from './schema'

/** How the answers came to be: a model wrote at least one, or the system put all of them together. */
export type Origin = 'generated' | 'extractive'

export type ExportDocument = {
  title: string
  locale: AppLocale
  origin: Origin
  /** Says so, as AI 기본법 §31 asks of what is generated. */
  mark: string
  disclaimer: string
  /** yyyy-mm-dd, in Korea. */
  date: string
  blocks: ExportBlock[]
}

/** A model's answer carries the notice of it; nothing else tells a reader. */
export function originOf(messages: readonly ChatMessage[]): Origin {
  const isGenerated = messages.some(({ parts }) =>
    parts.some((part) => part.kind === 'notice' && part.notice === 'generated'),
  )
  return isGenerated ? 'generated' : 'extractive'
}

/** One answer with the question before it; null where there is no such answer. */
export function onlyAnswer(
  conversation: ExportedConversation,
  message: string,
): ExportedConversation | null {
  const at = conversation.messages.findIndex(
    ({ id, role }) => id === message && role === 'assistant',
  )
  if (at < 0) return null
  return { ...conversation, messages: conversation.messages.slice(Math.max(0, at - 1), at + 1) }
}

function turnBlocks(messages: readonly ChatMessage[], words: ExportWords): ExportBlock[] {
  let no = 0
  return messages.flatMap((message) => {
    const isQuestion = message.role === 'user'
    if (isQuestion || no === 0) no++
    const content = messageBlocks(message, words)
    const stopped =
      message.state === 'stopped' &&
      !message.parts.some((part) => part.kind === 'notice' && part.notice === 'stopped')
    return [
      block('section', words.list(isQuestion ? 'question' : 'answer', { no })),
      ...(content.length > 0 ? content : [block('paragraph', words.list('unanswered'))]),
      ...(stopped ? [block('note', words.list('stopped'))] : []),
    ]
  })
}

/** A conversation as a document in the reader's language; the same one for every format. */
export function exportDocument(
  conversation: ExportedConversation,
  locale: AppLocale,
  words: ExportWords,
  now: Date,
): ExportDocument {
  const { title, createdAt, messages } = conversation
  const { list } = words
  const origin = originOf(messages)
  const [mark, disclaimer, date] = [list(origin), list('disclaimer'), koreanDay(now)]
  return {
    title,
    locale,
    origin,
    mark,
    disclaimer,
    date,
    blocks: [
      block('title', title),
      block('note', mark),
      block('note', disclaimer),
      ...(locale === 'ko' ? [] : [block('note', list('korean'))]),
      block(
        'note',
        `${list('asked')}: ${koreanDay(new Date(createdAt))} · ${list('date')}: ${date}`,
      ),
      ...turnBlocks(messages, words),
      block('note', mark),
      block('note', disclaimer),
    ],
  }
}
