import { citableSources } from '@/lib/chat/retrieve/cited-source'
import { type Part, partSchema } from '@/lib/chat/schema'
import { composeExtractive } from '@/lib/chat/write/compose-extractive'
import { composeRefusal } from '@/lib/chat/write/compose-refusal'
import { isArticle, type Passages } from '@/lib/corpus/passage-schema'
import {
  articleSource,
  askedHit,
  candidate,
  decisionSource,
  passagesFor,
  searchResponse,
} from '@/tests/factories/passage-sources'

const question = '집주인이 보증금을 안 줘요'

/** Found for the question: an article and a decision that speak of it, or what is given instead. */
function foundFor(given: Parameters<typeof passagesFor>[1] = {}, asked = question): Passages {
  return passagesFor(asked, {
    response: searchResponse({
      statutes: { total: 12, hits: [] },
      cases: { total: 34, hits: [] },
    }),
    articles: [candidate(articleSource(), { score: 2 })],
    decisions: [candidate(decisionSource())],
    ...given,
  })
}

const partOf = <K extends Part['kind']>(parts: readonly Part[], kind: K) =>
  parts.find((part): part is Extract<Part, { kind: K }> => part.kind === kind)

it('explains an article before its words, in every language', () => {
  const texts = { ko: '풀이', en: 'Meaning', ja: '説明', zh: '说明' }
  const composed = composeExtractive(foundFor({ explain: () => texts }), 'extractive')
  const short = partOf(composed?.parts ?? [], 'short')
  expect(short?.sentences.map(({ explanation }) => explanation)).toEqual([texts, null])
  // Once is enough.
  expect(partOf(composed?.parts ?? [], 'passages')?.passages[0]?.explanation).toBeNull()
})

it('says what the sources say, in order, and lists what it used', () => {
  const composed = composeExtractive(foundFor(), 'extractive')
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
  const parts = composeExtractive(foundFor(), 'fallback')?.parts
  expect(parts?.[0]).toEqual({ kind: 'notice', notice: 'fallback' })
})

it('shows no quote that does not stand in its text, and no source of which nothing is left', () => {
  const found = foundFor()
  const altered = found.passages.map((passage) =>
    isArticle(passage)
      ? {
          ...passage,
          sentence: passage.sentence.replace('신청할 수 있다', '신청하여야 한다'),
          lines: passage.lines.map((line) => ({
            ...line,
            text: line.text.replace('신청할 수 있다', '신청하여야 한다'),
          })),
        }
      : passage,
  )
  const composed = composeExtractive({ ...found, passages: altered }, 'extractive')
  expect(composed?.dropped).toBeGreaterThan(0)
  expect(partOf(composed?.parts ?? [], 'sources')?.sources.map(({ type }) => type)).toEqual([
    'case',
  ])
  expect(JSON.stringify(composed)).not.toContain('신청하여야')
})

it('quotes around the notes on amendments', () => {
  const body =
    '**①** 임대차가 끝난 후 보증금이 반환되지 아니한 경우 임차인은 <개정 2013. 8. 13.> 임차권등기명령을 신청할 수 있다. <개정 2020. 6. 9.>'
  const articles = [candidate(articleSource({ body }), { score: 2 })]
  const composed = composeExtractive(foundFor({ articles }), 'extractive')
  expect(composed?.dropped).toBe(0)
  expect(JSON.stringify(composed)).not.toContain('개정')
})

it('marks what is not in force yet, and says what follows from that', () => {
  const pending = articleSource({ pending: true, lawPending: true, effectiveOn: '2027-03-01' })
  const articles = [candidate(pending, { score: 2 })]
  const parts = composeExtractive(foundFor({ articles }), 'extractive')?.parts ?? []
  expect(partOf(parts, 'sources')?.sources[0]).toMatchObject({
    state: 'pending',
    effectiveOn: '2027-03-01',
  })
  expect(partOf(parts, 'next')?.steps).toContain('effective')
})

describe('a refusal', () => {
  const reasonOf = (asked: string) =>
    partOf(composeRefusal(asked, foundFor({}, asked)), 'refusal')?.reason

  it.each([
    ['오늘 저녁에 먹을 파스타 요리법을 알려 주세요', 'not-legal'],
    ['How do I cook pasta for a dinner party tonight?', 'not-legal'],
    ['도와줘', 'too-vague'],
    ['?', 'too-vague'],
    ['화성에서 보증금을 두고 임대차 소송을 하면 관할은 어디인가요?', 'not-grounded'],
  ])('%s: %s', (asked, reason) => expect(reasonOf(asked)).toBe(reason))
})

it('goes on from the other issues and the articles of the shown decisions', () => {
  const source = decisionSource({
    issues: [
      {
        no: 1,
        issue: '보증금 반환의무의 발생 시기',
        gist: '임대차가 끝난 때에 보증금 반환의무가 생긴다.',
      },
      { no: 2, issue: '지연손해금의 비율(적극)', gist: '법정이율에 의한다.' },
    ],
    articles: [
      {
        articleId: '001248#4',
        lawName: '주택임대차보호법',
        articleNo: '4',
        former: false,
        issueNo: 1,
      },
    ],
  })
  const parts = composeExtractive(foundFor({ decisions: [candidate(source)] }), 'extractive')?.parts
  expect(partOf(parts ?? [], 'follow-ups')?.questions).toEqual([
    { about: 'decisions', label: '주택임대차보호법 제3조의3' },
    { about: 'article', label: '주택임대차보호법 제4조' },
    { about: 'issue', text: '지연손해금의 비율' },
  ])
})

it('numbers the sources that a model may write from, each passage within its text', () => {
  const sources = citableSources(foundFor().passages)
  expect(sources.map(({ no, type }) => [no, type])).toEqual([
    [1, 'article'],
    [2, 'case'],
  ])
  for (const { passage, text } of sources) expect(text).toContain(passage)
})

it('lists articles that may be meant instead after the others, without their text', () => {
  const articles = [10, 11, 12, 13].map((no) =>
    candidate(articleSource({ articleId: `001248#${no}`, no: String(no) }), { score: 2 }),
  )
  const parts = composeExtractive(foundFor({ articles }), 'extractive')?.parts ?? []
  expect(partOf(parts, 'also')).toEqual({ kind: 'also', sources: [5] })
  const sources = partOf(parts, 'sources')?.sources ?? []
  expect(sources.at(-1)).toMatchObject({ no: 5, id: '001248#13' })
  expect(partOf(parts, 'passages')?.passages.map(({ source }) => source)).toEqual([1, 2, 3])
  // What nothing is quoted from counts for nothing.
  expect(partOf(parts, 'grounding')).toMatchObject({ citations: 4, verified: 4 })
})

it('says apart how sure it is that the sources answer the question', () => {
  const asked = askedHit({ nearest: 0.4, meaning: 0.8 })
  const articles = [candidate(articleSource(), { score: 6, asked })]
  const sure = partOf(
    composeExtractive(foundFor({ articles }), 'extractive')?.parts ?? [],
    'grounding',
  )
  expect(sure?.confidence).toBeGreaterThan(0.75)
  const courts = composeExtractive(foundFor(), 'extractive')?.parts ?? []
  expect(partOf(courts, 'grounding')?.confidence).toBeNull()
})

it('asks back with the questions that may be meant', () => {
  const asked = askedHit({ meaning: 0.3 })
  const articles = ['3', '4'].map((no) =>
    candidate(articleSource({ articleId: `001248#${no}`, no }), { asked }),
  )
  const found = foundFor({ articles, lawQuestion: 0.1, example: (id) => `${id}?` })
  expect(composeRefusal(question, found)).toEqual([
    {
      kind: 'choices',
      choices: [
        { question: '001248#3?', label: '주택임대차보호법 제3조', title: '임차권등기명령' },
        { question: '001248#4?', label: '주택임대차보호법 제4조', title: '임차권등기명령' },
      ],
    },
    { kind: 'notice', notice: 'disclaimer' },
  ])
})

it('answers each of several things under its own words, with one article in short and no source twice', () => {
  const articles = ['3', '4', '8'].map((no, at) =>
    candidate(articleSource({ articleId: `001248#${no}`, no }), { score: 2 - at / 10 }),
  )
  const found = foundFor({ articles })
  const issues = [
    { question: '보증금은 언제 받나요?', passages: [0, 1] },
    { question: '월세를 깎을 수 있나요?', passages: [0, 2, 3] },
  ]
  const parts = composeExtractive({ ...found, issues }, 'extractive')?.parts ?? []
  const shown = parts.flatMap((part): (string | number[])[] => {
    if (part.kind === 'issue') return [part.text]
    if (part.kind === 'short') return [part.sentences.map(({ source }) => source)]
    return part.kind === 'passages' ? [part.passages.map(({ source }) => source)] : []
  })
  expect(shown).toEqual([issues[0]?.question, [1], [1, 2], issues[1]?.question, [3, 4], [3], [4]])
  expect(partOf(parts, 'sources')?.sources.map(({ no }) => no)).toEqual([1, 2, 3, 4])
})
