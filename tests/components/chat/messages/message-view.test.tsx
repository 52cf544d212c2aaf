import { readFileSync } from 'node:fs'
import { MessageView } from '@/components/chat/messages/message-view'
import { type SampleName, sampleMessages } from '@/components/chat/messages/sample-messages'
import type { Piece } from '@/lib/chat/parts/answer-parts'
import { type ChatMessage, partSchema } from '@/lib/chat/schema'
import { locales } from '@/lib/i18n/routing'
import { rendered } from '@/tests/factories/rendered'

const samples = (locale: string) => {
  const { sample } = JSON.parse(readFileSync(`messages/${locale}/chat.json`, 'utf8'))
  return sampleMessages((key) => sample[key])
}
const view = (name: SampleName) => rendered(<MessageView message={samples('ko')[name]} />)
const answer = (...pieces: Piece[]): ChatMessage => ({
  id: 'a',
  role: 'assistant',
  state: 'done',
  parts: [{ kind: 'answer', streaming: false, blocks: [{ form: 'paragraph', pieces }] }],
})

test.each(locales)('every kind of message is drawn in %s, and no word is missing', (locale) => {
  const messages = Object.values(samples(locale))
  const kinds = new Set(messages.flatMap(({ parts }) => parts.map(({ kind }) => kind)))
  expect([...kinds].sort()).toEqual(partSchema.options.map(({ shape }) => shape.kind.value).sort())
  for (const message of messages) {
    const html = rendered(<MessageView message={message} />, locale)
    expect(html).not.toMatch(/chat\.message|errors\.code/)
  }
})

test('every [n] leads to a source of its own message', () => {
  const html = view('answer')
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(3)
  for (const id of targets) expect(html).toContain(`id="${id}"`)
  expect(html).toContain('aria-label="출처 1: 민법 제750조"')
})

test('only a citation that holds is a link', () => {
  const html = view('citations')
  const links = [...html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text)
  expect(links).toEqual([
    '대법원 2006. 10. 13. 선고 2004다16280 판결',
    '민법 제750조',
    '대법원 2013. 6. 27. 선고 2012다31628 판결',
    '주택임대차보호법 제3조',
    '상가건물 임대차보호법 제3조',
  ])
  expect(html).toContain('자료에 없음')
  expect(html).toContain('없는 판결이라는 뜻은 아니므로')
})

test('findings wait until the answer is whole', () => {
  const bad: Piece = {
    kind: 'citation',
    text: '2099다1',
    state: 'impossible',
    href: null,
    candidates: [],
  }
  const whole = answer(bad)
  expect(rendered(<MessageView message={whole} />)).toContain('인용 확인 결과')
  const [part] = whole.parts
  const writing = { ...whole, parts: [{ ...part, streaming: true }] } as ChatMessage
  const html = rendered(<MessageView message={writing} />)
  expect(html).not.toContain('인용 확인 결과')
  expect(html).toContain('aria-busy="true"')
})

test('a sentence without source and a quote that is not verbatim are marked', () => {
  expect(view('answer')).toContain('출처에서 확인되지 않은 문장')
  expect(view('extractive')).toContain('원문에서 찾지 못한 인용문')
})

test('what a model writes is text', () => {
  const html = rendered(<MessageView message={answer({ kind: 'text', text: '<img src=x>' })} />)
  expect(html).toContain('&lt;img src=x&gt;')
})

test('retry is offered where it can help', () => {
  const controls = { retry: <button type="button">R</button> }
  const offered = (name: SampleName) =>
    rendered(<MessageView message={samples('ko')[name]} controls={controls} />).includes('<button')
  expect([offered('error'), offered('disconnected'), offered('rateLimit')]).toEqual([
    true,
    true,
    false,
  ])
})
