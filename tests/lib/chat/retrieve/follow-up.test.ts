import { sourceSchema } from '@/lib/chat/parts/source'
import { isFollowUp, keptSources, searchQueryOf } from '@/lib/chat/retrieve/follow-up'
import type { Part } from '@/lib/chat/schema'
import type { Turn } from '@/lib/chat/types'

const turn = (question: string, answer: readonly Part[] = []): Turn => ({ question, answer })

describe('a question that refers back', () => {
  it.each([
    '그럼 기간은요?',
    '그 경우 위약금은 얼마인가요?',
    '기간은?',
    '제4조는 어떤 내용인가요?',
    '같은 법 제6조는요?',
    'What about the deadline?',
    'Is the lease void in that case?',
    'And if he refuses?',
    'その場合はどうなりますか？',
    '期限は？',
    'では、費用は？',
    '那期限呢？',
    '这种情况下违约金怎么算？',
    '同法第6条呢？',
  ])('%s', (question) => expect(isFollowUp(question)).toBe(true))
})

describe('a question that stands by itself', () => {
  it.each([
    '집주인이 보증금을 안 줘요',
    '민법 제750조는 어떤 내용인가요?',
    '민법 제750조는?',
    '그런데 이혼하면 재산분할과 위자료는 어떻게 되나요?',
    'My landlord will not return my deposit',
    'Then how is the division of property decided in a divorce with custody?',
    '解雇予告手当は請求できますか？',
    '不当解雇の慰謝料はいくらですか',
    '公司没有正当理由解雇我怎么办？',
  ])('%s', (question) => expect(isFollowUp(question)).toBe(false))
})

describe('what is searched', () => {
  const deposit = turn('집주인이 보증금을 안 줘요')

  it('is the first question as it stands', () => {
    expect(searchQueryOf('그럼 기간은요?', [])).toBe('그럼 기간은요?')
  })

  it('is a question as it stands when it says enough itself, whatever came before', () => {
    const question = '부당해고를 당하면 어떻게 하나요?'
    expect(searchQueryOf(question, [deposit])).toBe(question)
  })

  it.each([
    ['집주인이 보증금을 안 줘요', '그럼 기간은요?', '기간'],
    ['My landlord will not return my deposit', 'What about the deadline?', '기한'],
    ['大家が敷金を返してくれません', 'その場合の期限は？', '기한'],
    ['房东不退还押金怎么办？', '那期限呢？', '기간'],
  ])('holds the points of what it refers to: %s — %s', (before, question, own) => {
    const searched = searchQueryOf(question, [turn(before)])
    expect(searched).toMatch(/보증금/)
    expect(searched).toContain(own)
  })

  it('goes back to the question that began what is spoken of, and no further', () => {
    const earlier = [turn('이혼하면 재산분할은 어떻게 하나요?'), deposit, turn('그럼 이자는요?')]
    const searched = searchQueryOf('그 경우 기간은요?', earlier)
    expect(searched).toMatch(/보증금/)
    expect(searched).not.toMatch(/이혼|재산분할/)
  })

  it('finds the law of an article that is named without one', () => {
    const named = turn('주택임대차보호법 제3조는 어떤 내용인가요?')
    expect(searchQueryOf('제4조는요?', [named])).toBe('주택임대차보호법 제4조')
    expect(searchQueryOf('같은 법 제6조의2는요?', [named])).toBe('주택임대차보호법 제6조의2')
  })

  it('takes the law from what an answer stood on, where no question names one', () => {
    const sources: Part = {
      kind: 'sources',
      sources: [
        {
          no: 1,
          type: 'article',
          label: '상가건물 임대차보호법 제10조의4',
          title: null,
          href: '/statutes/x/articles/10의4',
          isSummary: false,
          id: '',
          passage: '',
          state: 'in-force',
          effectiveOn: null,
          overruledBy: null,
          page: null,
        },
      ],
    }
    expect(searchQueryOf('제3조는요?', [turn('권리금을 못 받았어요', [sources])])).toBe(
      '상가건물 임대차보호법 제3조',
    )
  })
})

describe('what a follow-up keeps to', () => {
  const source = (no: number, type: 'article' | 'case', id: string) =>
    sourceSchema.parse({ no, type, id, label: id, title: null, href: '/cases/1' })
  const answered = turn('퇴직금을 월급에 나눠 받기로 한 약정은 효력이 있나요?', [
    {
      kind: 'sources',
      sources: [
        source(1, 'article', '001872#34'),
        source(2, 'case', '90760'),
        source(3, 'article', '009887#8'),
        source(4, 'article', '009887#9'),
      ],
    },
  ])

  it('is what the last answer stood on', () => {
    expect(keptSources('그럼 이미 받은 돈은 돌려줘야 하나요?', [answered])).toEqual({
      articles: ['001872#34', '009887#8'],
      decisions: [90760],
    })
  })

  it('is nothing for a question that stands by itself', () => {
    expect(keptSources('집주인이 보증금을 안 줘요', [answered])).toEqual({
      articles: [],
      decisions: [],
    })
  })
})
