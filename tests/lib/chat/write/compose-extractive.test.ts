import { passagesOf } from '@/lib/chat/retrieve/passages'
import { type Part, partSchema } from '@/lib/chat/schema'
import { composeExtractive } from '@/lib/chat/write/compose-extractive'
import { composeRefusal } from '@/lib/chat/write/compose-refusal'
import { composeAnswer, type GroundedAnswer, type Material } from '@/lib/corpus/answer'
import { readQuestion } from '@/lib/korean-law/question/question'
import { articleDetail, caseDetail, searchResponse } from '@/tests/lib/corpus/answer-material'

const question = '집주인이 보증금을 안 줘요'

function materialOf(changes: Partial<Material> = {}, asked = question): Material {
  return {
    question: asked,
    scope: 'all',
    asked: readQuestion(asked),
    response: searchResponse({
      statutes: { total: 12, hits: [] },
      cases: { total: 34, hits: [] },
    }),
    corpus: null,
    articles: [{ detail: articleDetail(), score: 2 }],
    decisions: [{ detail: caseDetail(), score: 1 }],
    ...changes,
  }
}

function grounded(material: Material): GroundedAnswer {
  const answer = composeAnswer(material)
  if (answer.state !== 'grounded') throw new Error('nothing carries the question')
  return answer
}

const partOf = <K extends Part['kind']>(parts: readonly Part[], kind: K) =>
  parts.find((part): part is Extract<Part, { kind: K }> => part.kind === kind)

it('says what the sources say, in order, and lists what it used', () => {
  const material = materialOf()
  const composed = composeExtractive(grounded(material), material, 'extractive')
  const parts = composed?.parts ?? []
  expect(parts.map((part) => partSchema.parse(part).kind)).toEqual([
    'notice',
    'short',
    'passages',
    'passages',
    'follow-ups',
    'next',
    'grounding',
    'sources',
    'notice',
  ])
  expect(partOf(parts, 'sources')?.sources).toMatchObject([
    {
      no: 1,
      type: 'article',
      label: '주택임대차보호법 제3조의3',
      state: 'in-force',
      id: '001248#3의3',
    },
    { no: 2, type: 'case', label: '대법원 2024. 5. 18. 선고 2023다11111 판결', id: '1' },
  ])
  expect(partOf(parts, 'next')).toMatchObject({
    steps: ['facts', 'deadline', 'more', 'counsel'],
    search: { statutes: 12, cases: 34 },
  })
  expect(composed).toMatchObject({ dropped: 0, grounding: { share: 1 } })
})

it('says that a model was to write it', () => {
  const material = materialOf()
  const parts = composeExtractive(grounded(material), material, 'fallback')?.parts
  expect(parts?.[0]).toEqual({ kind: 'notice', notice: 'fallback' })
})

it('shows no quote that does not stand in its text, and no source of which nothing is left', () => {
  const material = materialOf()
  const answer = grounded(material)
  const [article] = answer.statutes
  if (!article) throw new Error('no article')
  const altered = article.passage.lines.map((line) => ({
    ...line,
    text: line.text.replace('신청할 수 있다', '신청하여야 한다'),
  }))
  const composed = composeExtractive(
    { ...answer, statutes: [{ ...article, passage: { lines: altered, cut: false } }] },
    material,
    'extractive',
  )
  expect(composed?.dropped).toBeGreaterThan(0)
  expect(partOf(composed?.parts ?? [], 'sources')?.sources.map(({ type }) => type)).toEqual([
    'case',
  ])
  expect(JSON.stringify(composed)).not.toContain('신청하여야')
})

it('quotes around the notes on amendments', () => {
  const body =
    '**①** 임대차가 끝난 후 보증금이 반환되지 아니한 경우 임차인은 <개정 2013. 8. 13.> 임차권등기명령을 신청할 수 있다. <개정 2020. 6. 9.>'
  const material = materialOf({ articles: [{ detail: articleDetail({ body }), score: 2 }] })
  const composed = composeExtractive(grounded(material), material, 'extractive')
  expect(composed?.dropped).toBe(0)
  expect(JSON.stringify(composed)).not.toContain('개정')
})

it('marks what is not in force yet, and says what follows from that', () => {
  const detail = articleDetail({ pending: true }, { pending: true, effectiveOn: '2027-03-01' })
  const material = materialOf({ articles: [{ detail, score: 2 }] })
  const parts = composeExtractive(grounded(material), material, 'extractive')?.parts ?? []
  expect(partOf(parts, 'sources')?.sources[0]).toMatchObject({
    state: 'pending',
    effectiveOn: '2027-03-01',
  })
  expect(partOf(parts, 'next')?.steps).toContain('effective')
})

describe('a refusal', () => {
  const none = { unmet: [], suggestions: [] }
  const reasonOf = (asked: string) =>
    partOf(composeRefusal(asked, materialOf({}, asked), none), 'refusal')?.reason

  it.each([
    ['오늘 저녁에 먹을 파스타 요리법을 알려 주세요', 'not-legal'],
    ['How do I cook pasta for a dinner party tonight?', 'not-legal'],
    ['도와줘', 'too-vague'],
    ['?', 'too-vague'],
    ['화성에서 보증금을 두고 임대차 소송을 하면 관할은 어디인가요?', 'not-grounded'],
  ])('%s: %s', (asked, reason) => expect(reasonOf(asked)).toBe(reason))
})

describe('what a model may write from', () => {
  const article = (law: string, no: string, changes = {}) => ({
    score: 1,
    detail: articleDetail({ articleId: `${law}#${no}`, no, ...changes }, { lawId: law }),
  })

  it('is not too much of one law, and what is in force comes first', () => {
    const material = materialOf({
      articles: [
        article('001248', '1', { pending: true }),
        article('001248', '2'),
        article('001248', '3'),
        article('000001', '4'),
      ],
    })
    const passages = passagesOf(material)
    expect(passages.filter(({ id }) => id.startsWith('001248'))).toHaveLength(2)
    expect(passages.map(({ no }) => no)).toEqual(passages.map((_, at) => at + 1))
    const states = passages.filter(({ type }) => type === 'article').map(({ state }) => state)
    expect(states).toEqual(
      [...states].sort((a, b) => Number(a === 'pending') - Number(b === 'pending')),
    )
    expect(passages.at(-1)?.type).toBe('case')
  })

  it('holds the passage within its text', () => {
    for (const { passage, text } of passagesOf(materialOf())) expect(text).toContain(passage)
  })

  it('keeps to the scope', () => {
    expect(passagesOf(materialOf({ scope: 'statutes' })).map(({ type }) => type)).toEqual([
      'article',
    ])
    expect(passagesOf(materialOf({ scope: 'precedents' })).map(({ type }) => type)).toEqual([
      'case',
    ])
  })
})
