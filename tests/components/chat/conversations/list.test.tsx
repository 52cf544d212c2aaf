import { ConversationGroups } from '@/components/chat/conversations/conversation-groups'
import { SharedView } from '@/components/chat/conversations/shared-view'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { rendered } from '@/tests/factories/rendered'

const hourMs = 3_600_000
const now = Date.parse('2026-11-21T03:00:00Z')

/** Conversations of so many days ago. */
const listOf = (...days: number[]): ConversationList => ({
  next: null,
  now: new Date(now).toISOString(),
  conversations: days.map((ago, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    title: `t${ago}`,
    kind: 'chat',
    scope: 'all',
    pinnedAt: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: new Date(now - ago * 24 * hourMs).toISOString(),
  })),
})

const headings = (html: string) =>
  [...html.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, text]) => text)

const names: Record<AppLocale, string[]> = {
  ko: ['오늘', '어제', '2일 전', '2026년 9월'],
  en: ['today', 'yesterday', '2 days ago', 'September 2026'],
  ja: ['今日', '昨日', '2 日前', '2026年9月'],
  zh: ['今天', '昨天', '2天前', '2026年9月'],
}

test.each(locales)('days are named as %s names them', (locale) => {
  const groups = (
    <ConversationGroups
      list={listOf(0, 1, 2, 60)}
      current="00000000-0000-4000-8000-000000000001"
      renaming={null}
      acts={null}
    />
  )
  const html = rendered(groups, locale)
  expect(headings(html)).toEqual(names[locale])
  expect(html.match(/aria-current="page"/g)).toHaveLength(1)
})

test.each(locales)(
  'a shared conversation says in %s what it is, and nothing to press is left',
  (locale) => {
    const shared = {
      title: '<i>보증금</i>',
      createdAt: '2026-11-21T03:00:00Z',
      messages: [
        {
          id: 'message-0',
          role: 'user' as const,
          state: 'done' as const,
          parts: [{ kind: 'question' as const, text: '돌려받을 수 있나요?' }],
        },
        {
          id: 'message-1',
          role: 'assistant' as const,
          state: 'done' as const,
          parts: [
            { kind: 'notice' as const, notice: 'extractive' as const },
            { kind: 'progress' as const, stage: 'writing' as const, sources: null },
            { kind: 'follow-ups' as const, questions: [{ about: 'issue' as const, text: '쟁점' }] },
          ],
        },
      ],
    }
    const html = rendered(<SharedView shared={shared} />, locale)
    expect(html).toContain('&lt;i&gt;보증금&lt;/i&gt;')
    expect(html).toContain('<time dateTime="2026-11-21T03:00:00Z"')
    expect(html).not.toMatch(/쟁점|role="status"|<button|chatList\.|=&gt;/)
  },
)
