import { conversationTitle } from '@/lib/chat/store/conversation-title'

it('is the first line of the question', () => {
  expect(conversationTitle('  보증금을\t못 받았어요  \n작년에 이사했습니다')).toBe(
    '보증금을 못 받았어요',
  )
})

it('is cut at a word, and where there are no spaces, where it must be', () => {
  const words = conversationTitle(Array.from({ length: 40 }, () => '보증금을').join(' '))
  expect(words).toMatch(/보증금을…$/)
  expect(words.length).toBeLessThanOrEqual(61)
  expect(conversationTitle('保'.repeat(200))).toBe(`${'保'.repeat(60)}…`)
  expect(conversationTitle('😀'.repeat(100))).toBe(`${'😀'.repeat(60)}…`)
})
