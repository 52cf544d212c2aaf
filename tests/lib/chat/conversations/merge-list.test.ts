import { cursorAfter, readCursor } from '@/lib/chat/conversations/list-cursor'
import { withFreshStart, withNextPage, without } from '@/lib/chat/conversations/merge-list'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import type { ConversationSummary } from '@/lib/chat/request-schema'

/** By the minute of its last message. */
const of = (minute: number, pinned = false): ConversationSummary => ({
  id: `00000000-0000-4000-8000-${String(minute).padStart(12, '0')}`,
  title: String(minute),
  kind: 'chat',
  scope: 'all',
  pinnedAt: pinned ? '2026-11-21T00:00:00Z' : null,
  createdAt: '2026-11-21T00:00:00Z',
  updatedAt: new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString(),
})
const list = (conversations: ConversationSummary[], next: string | null): ConversationList => ({
  conversations,
  next,
  now: '2026-11-21T02:00:00Z',
})
const titles = ({ conversations }: ConversationList) => conversations.map(({ title }) => title)

test('a list read anew keeps what lies behind its first page', () => {
  const before = list([of(5), of(4), of(3), of(2), of(1)], null)
  const fresh = list([of(6), of(5), of(4)], 'place')
  const merged = withFreshStart(before, fresh)
  expect(titles(merged)).toEqual(['6', '5', '4', '3', '2', '1'])
  expect(merged.next).toBeNull()
})

test('what is gone from the first page is gone', () => {
  const before = list([of(5), of(4), of(3), of(2)], 'further')
  const merged = withFreshStart(before, list([of(5), of(3)], 'place'))
  expect(titles(merged)).toEqual(['5', '3', '2'])
  expect(merged.next).toBe('further')
})

test('a whole list that was read anew is all there is', () => {
  expect(titles(withFreshStart(list([of(2), of(1)], null), list([of(2)], null)))).toEqual(['2'])
})

test('what is pinned meanwhile moves up, and stands there once', () => {
  const before = list([of(5), of(4), of(3), of(1)], null)
  const merged = withFreshStart(before, list([of(1, true), of(5), of(4)], 'place'))
  expect(titles(merged)).toEqual(['1', '5', '4', '3'])
})

test('pages that shifted meanwhile say nothing twice', () => {
  const merged = withNextPage(list([of(5), of(4)], 'place'), list([of(4), of(3)], null))
  expect(titles(merged)).toEqual(['5', '4', '3'])
  expect(titles(without(merged, of(4).id))).toEqual(['5', '3'])
})

test('a place is read as it was written, and nothing else is one', () => {
  const { id, updatedAt: before } = of(7)
  expect(readCursor(cursorAfter(of(7)))).toEqual({ pinned: false, before, id })
  expect(readCursor(cursorAfter(of(7, true)))).toEqual({ pinned: true, before, id })
  for (const text of ['', 'x', `0_${before}_x`, `2_${before}_${id}`, `0_now_${id}`]) {
    expect(readCursor(text)).toBeNull()
  }
})
