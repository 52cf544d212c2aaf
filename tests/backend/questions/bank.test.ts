import { readBank } from '@/backend/questions/bank'
import { checkBank } from '@/backend/questions/check-bank'
import { checkEntry, paragraphsIn } from '@/backend/questions/check-entry'
import { coverageOf } from '@/backend/questions/coverage'
import { readDraft } from '@/backend/questions/draft'
import { findDuplicates } from '@/backend/questions/find-duplicates'
import { mergeQuestions } from '@/backend/questions/merge-questions'
import type { BankEntry } from '@/backend/questions/schema'
import { articleHash } from '@/lib/korean-law/statute/article-hash'

const body =
  '① 임차인은 계약이 끝나면 보증금의 반환을 청구할 수 있다. <개정 2020.1.1>\n② 임대인은 지체 없이 돌려주어야 한다.'
const article = {
  no: '3',
  position: 0,
  title: '보증금',
  path: '',
  body,
  pending: false,
  repealed: false,
}
const entry = (given: Partial<BankEntry> = {}): BankEntry => ({
  law: '001248',
  article: '3',
  hash: articleHash(body),
  ko: [{ voice: 'fragment', text: '집주인이 전세금을 안 줘요' }],
  en: [{ text: 'My landlord keeps the deposit' }],
  ja: [{ text: '大家さんが保証金を返してくれません' }],
  zh: [{ text: '离婚后房东不退押金怎么办' }],
  ...given,
})

describe('an entry of the question bank', () => {
  it('stands against its article', () => {
    expect(checkEntry(entry(), article)).toEqual({ faults: [], isStale: false, isPending: false })
  })

  it.each([
    ['another language', { en: [{ text: '보증금을 못 받았어요' }] }, 'not en'],
    ['Japanese under Chinese', { zh: [{ text: '保証金を返してほしい' }] }, 'not zh'],
    ['traditional letters', { zh: [{ text: '房東應該退還押金嗎' }] }, 'not zh'],
    [
      'a paragraph that is not there',
      { en: [{ text: 'Deposit?', paragraph: 3 }] },
      'no paragraph 3',
    ],
    [
      'the words of the law',
      {
        ko: [
          {
            voice: 'story' as const,
            text: '임차인은 계약이 끝나면 보증금의 반환을 청구할 수 있다고요?',
          },
        ],
      },
      'repeats the article',
    ],
  ])('is refused for %s', (_, given, reason) => {
    expect(checkEntry(entry(given), article).faults).toEqual([expect.stringContaining(reason)])
  })

  it('is refused when its article is gone, and stale when the text changed', () => {
    expect(checkEntry(entry(), null).faults).toEqual(['no such article'])
    expect(checkEntry(entry(), { ...article, repealed: true }).faults).toHaveLength(1)
    expect(checkEntry(entry(), { ...article, body: `${body} 다만, 그렇지 않다.` }).isStale).toBe(
      true,
    )
  })

  it('does not become stale by marks of amendment or spaces', () => {
    expect(articleHash(body.replace(' <개정 2020.1.1>', '\n'))).toBe(articleHash(body))
  })

  it('knows how many paragraphs there are', () => {
    expect(paragraphsIn(body)).toBe(2)
    expect(paragraphsIn('항이 없다.')).toBe(1)
  })
})

describe('a draft', () => {
  it('is read with voices, languages and paragraphs', () => {
    const text = '# 001248 법\n## 3의2\ns2: 이야기\nf: 조각\ne: English\nj: 日本語\nc: 中文\n'
    expect(readDraft(text)).toEqual({
      faults: [],
      entries: [
        {
          law: '001248',
          article: '3의2',
          ko: [
            { voice: 'story', text: '이야기', paragraph: 2 },
            { voice: 'fragment', text: '조각' },
          ],
          en: [{ text: 'English' }],
          ja: [{ text: '日本語' }],
          zh: [{ text: '中文' }],
          explanation: {},
        },
      ],
    })
  })

  it('may explain the article', () => {
    const { entries, faults } = readDraft('# 001248\n## 7\nK: 뜻\nE: Meaning\nJ: 意味\nC: 意思')
    expect(faults).toEqual([])
    expect(entries[0]?.explanation).toEqual({ ko: '뜻', en: 'Meaning', ja: '意味', zh: '意思' })
  })

  it('names the lines that it cannot read', () => {
    expect(readDraft('# 001248\n## 3\nx: what').faults).toEqual(['line 3: x: what'])
  })
})

describe('more questions for an article', () => {
  it('are added to those it has, without what is asked already', () => {
    const more = entry({
      ko: [
        { voice: 'story', text: '집주인이 전세금을 안 줘요!' },
        { voice: 'story', text: '이사를 나왔는데 돈이 들어오지 않습니다' },
      ],
      en: [],
    })
    const merged = mergeQuestions(entry(), more)
    expect(merged.ko.map(({ text }) => text)).toEqual([
      '집주인이 전세금을 안 줘요',
      '이사를 나왔는데 돈이 들어오지 않습니다',
    ])
    expect(merged.en).toEqual(entry().en)
  })
})

describe('duplicates', () => {
  it('are found when nearly the same', () => {
    const texts = ['월세가 밀렸어요 어떡하죠', '전혀 다른 질문입니다', '월세가 밀렸어요, 어떡하죠?']
    expect(findDuplicates(texts)).toEqual([{ first: 0, second: 2, likeness: 1 }])
  })
})

describe('the bank', () => {
  const bank = readBank()

  it('follows its schema and repeats nothing', () => {
    expect(checkBank(bank).faults).toEqual([])
  })

  it('says what it covers', () => {
    expect(coverageOf(bank)).toContain(`| ${bank.entries.length} |`)
  })
})
