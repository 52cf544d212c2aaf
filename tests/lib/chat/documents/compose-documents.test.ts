import { isChatScope, readsOf } from '@/lib/chat/chat-scope'
import { sourceSchema } from '@/lib/chat/parts/source'
import { documentSources, relevantPassages } from '@/lib/chat/retrieve/document-passage'
import { composeDocuments, pairsOf, shownSentences } from '@/lib/chat/write/compose-documents'
import { readQuestion } from '@/lib/korean-law/question/question'

const passage = (text: string, changes = {}) => ({
  document: '11111111-1111-4111-8111-111111111111',
  name: '임대차계약서.docx',
  isMine: true,
  passage: 3,
  page: 2,
  score: 1,
  path: '제5조(갱신)',
  text,
  ...changes,
})
const pointsOf = (question: string) => readQuestion(question).points

it('a passage of one’s own document is read in the library, one of somebody else’s as its text', () => {
  const sources = documentSources([passage('보증금'), passage('보증금', { isMine: false })])
  expect(sources.map(({ href }) => href)).toEqual([
    '/ai-chat/documents/11111111-1111-4111-8111-111111111111?page=2',
    '/ai-chat/knowledge/documents/11111111-1111-4111-8111-111111111111',
  ])
  for (const source of sources) expect(sourceSchema.safeParse(source).success).toBe(true)
})

it.each([
  ['all', { law: 'all', documents: null }],
  ['statutes', { law: 'statutes', documents: null }],
  ['documents', { law: null, documents: { collection: null } }],
  ['documents-and-law', { law: 'all', documents: { collection: null } }],
  [
    'collection:11111111-1111-4111-8111-111111111111',
    { law: null, documents: { collection: '11111111-1111-4111-8111-111111111111' } },
  ],
] as const)('a question of the scope %s reads what it names', (scope, reads) => {
  expect(isChatScope(scope)).toBe(true)
  expect(readsOf(scope)).toEqual(reads)
})

it.each([
  '',
  'everything',
  'collection:',
  'collection:1',
  'collection:11111111-1111-4111-8111-11111111111g',
  'documents ',
])('%p is no scope', (scope) => expect(isChatScope(scope)).toBe(false))

it('a passage that has only a word of the question is none', () => {
  const found = [passage('해고는 기간을 정하여 30일 전에 예고한다.', { path: '해고' })]
  expect(relevantPassages(pointsOf('해고 예고 기간은?'), found)).toHaveLength(1)
  expect(relevantPassages(pointsOf('전세권 설정등기 말소 기간은?'), found)).toEqual([])
  expect(relevantPassages(pointsOf('오늘 점심 뭐 먹지'), found)).toEqual([])
})

it('what two copies of a document say is said once', () => {
  const words = '해고는 기간을 정하여 30일 전에 예고한다.'
  const copy = '22222222-2222-4222-8222-222222222222'
  const found = [
    passage(words, { path: '해고' }),
    passage(`${words}\n`, { path: '해고', document: copy }),
    passage('해고 예고 기간은 60일로 한다.', { path: '해고', document: copy }),
  ]
  const said = relevantPassages(pointsOf('해고 예고 기간은?'), found)
  expect(said).toEqual([found[0], found[2]])
})

it('every line that is shown stands in the passage, and the one asked for is among them', () => {
  const filler = '관리비는 매월 말일에 낸다. 열쇠는 두 개를 준다. '.repeat(12)
  const text = `${filler}임대인은 갱신을 거절하지 못한다. ${filler}`
  const points = pointsOf('계약 갱신을 거절할 수 있나요?')
  const lines = shownSentences(points, text)
  expect(lines).toContain('임대인은 갱신을 거절하지 못한다.')
  expect(lines.join('').length).toBeLessThan(500)
  const { part, sources } = composeDocuments(points, {
    passages: [passage(text)],
    searched: 4,
    missing: 1,
  })
  expect(part).toMatchObject({ searched: 4, missing: 1 })
  expect(part.passages[0]?.cut).toBe(true)
  for (const line of part.passages[0]?.lines ?? []) expect(text).toContain(line)
  expect(sources[0]).toMatchObject({
    type: 'document',
    page: 2,
    href: '/ai-chat/documents/11111111-1111-4111-8111-111111111111?page=2',
  })
})

it('a document meets the article that it names, and the one that speaks of the same', () => {
  const points = pointsOf('계약 갱신을 거절할 수 있나요?')
  const documents = documentSources([
    passage('임대인은 주택임대차보호법 제6조의3에 따라 갱신을 거절할 수 있다.'),
  ])
  const law = (no: number, label: string, text: string) => ({
    no,
    label,
    text,
    type: 'article' as const,
  })
  const [part] = pairsOf(points, documents, [
    law(2, '주택임대차보호법 제6조의3', '임대인은 계약갱신을 정당한 사유 없이 거절하지 못한다.'),
    law(
      3,
      '상가건물 임대차보호법 제10조',
      '임대인은 계약갱신 요구를 정당한 사유 없이 거절하지 못한다.',
    ),
    law(
      4,
      '민법 제750조',
      '고의 또는 과실로 인한 위법행위로 타인에게 손해를 가한 자는 배상할 책임이 있다.',
    ),
  ])
  expect(part?.pairs).toMatchObject([
    { document: 1, law: 2, names: true },
    { document: 1, law: 3, names: false },
  ])
  expect(part?.pairs[1]?.words).toContain('갱신')
})
