import { z } from 'zod'
import type { ConversationSummary } from '@/lib/chat/request-schema'

const cursorSchema = z.tuple([z.enum(['0', '1']), z.iso.datetime({ offset: true }), z.uuid()])

export type ListCursor = { pinned: boolean; before: string; id: string }

/** Where the page after this line begins. */
export function cursorAfter({ pinnedAt, updatedAt, id }: ConversationSummary): string {
  return [pinnedAt ? '1' : '0', updatedAt, id].join('_')
}

/** The place that an address names, or null when it names none. */
export function readCursor(text: string): ListCursor | null {
  const parsed = cursorSchema.safeParse(text.split('_'))
  if (!parsed.success) return null
  const [pinned, before, id] = parsed.data
  return { pinned: pinned === '1', before, id }
}
