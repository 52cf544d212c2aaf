import { readFileSync } from 'node:fs'
import { sampleMessages } from '@/components/chat/messages/sample-messages'
import { sourceSchema } from '@/lib/chat/parts/source'
import { chatMessageSchema, partSchema } from '@/lib/chat/schema'

const { sample } = JSON.parse(readFileSync('messages/ko/chat.json', 'utf8'))

test('messages pass through storage unchanged', () => {
  for (const message of Object.values(sampleMessages((key) => sample[key]))) {
    expect(chatMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toEqual(message)
  }
})

test.each([
  'https://evil.example/cases/1',
  '//evil.example',
  'javascript:alert(1)',
  '/login',
  '/cases/a b',
])('a source does not lead to %s', (href) => {
  const source = { no: 1, type: 'case', label: 'x', title: null, href }
  expect(sourceSchema.safeParse(source).success).toBe(false)
  expect(sourceSchema.safeParse({ ...source, href: '/cases/2004다16280' }).success).toBe(true)
})

test('an unknown kind is refused, not guessed at', () => {
  expect(partSchema.safeParse({ kind: 'picture', text: 'x' }).success).toBe(false)
})
