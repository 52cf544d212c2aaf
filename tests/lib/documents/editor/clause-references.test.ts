import {
  findMissingClauses,
  findTypedCitation,
  formatArticle,
} from '@/lib/documents/editor/clause-references'
import { blocksOfText } from '@/lib/documents/editor/text-lines'

const clauses = ['제1조', '제2조', '제2조 제1항', '제2조 제1항 제1호', '제3조의2'].map((name) => ({
  name,
}))
const missing = (text: string) => findMissingClauses(text, clauses).map((each) => each.text)

describe('references to clauses of the document', () => {
  it.each([
    ['제2조에 따라', []],
    ['제2조 제1항 제1호에 따라', []],
    ['제3조의2를 준용한다', []],
    ['제9조에 따라', ['제9조']],
    ['제2조 제4항을 어긴 때', ['제2조 제4항']],
    ['제 2 조 제 1 항', []],
    ['제1조 및 제7조', ['제7조']],
  ])('%s', (text, expected) => expect(missing(text)).toEqual(expected))

  it.each([
    '민법 제750조에 따라',
    '「상법」 제24조 제3항',
    '주택임대차보호법 시행령 제8조',
    '같은 법 제31조',
  ])('citations of laws are no references: %s', (text) => expect(missing(text)).toEqual([]))

  it('a document without clauses refers to others', () => {
    expect(findMissingClauses('제9조에 따라', [])).toEqual([])
  })
})

describe('a citation that is being typed', () => {
  it.each([
    ['민법 750', { law: '민법', article: '750' }],
    ['손해배상은 민법 제750조', { law: '민법', article: '750' }],
    ['상법 제24조의2', { law: '상법', article: '24의2' }],
    ['주택임대차보호법 3', { law: '주택임대차보호법', article: '3' }],
  ])('%s', (text, expected) => expect(findTypedCitation(text)).toMatchObject(expected))

  it.each(['', '민법', '방법 3', '2026년 3', '제750조', '문법에 750'])('none: %s', (text) => {
    const found = findTypedCitation(text)
    // A word that only ends like a law is asked for, and no law answers.
    expect(found === null || found.law === '방법').toBe(true)
  })

  it('is written as courts write it', () => {
    expect(formatArticle('민법', '839의2')).toBe('「민법」 제839조의2')
  })
})

describe('pasted lines', () => {
  it('are clauses where they are numbered as clauses', () => {
    expect(
      blocksOfText('용역 계약서\n제1조(목적) 이 계약은\n① 갑은\n1. 선급금\n가. 7일 안\n- 도면').map(
        (block) => [block.kind, 'level' in block ? block.level : 0, block.text],
      ),
    ).toEqual([
      ['paragraph', 0, '용역 계약서'],
      ['clause', 1, '(목적) 이 계약은'],
      ['clause', 2, '갑은'],
      ['clause', 3, '선급금'],
      ['clause', 4, '7일 안'],
      ['list', 1, '도면'],
    ])
  })

  it('keep figures and sentences that only look like numbers', () => {
    expect(blocksOfText('2026.1.1.부터\n제1조에 따라\n가. 나는').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
    ])
    expect(blocksOfText('1. 첫째\n2. 둘째').map(({ kind }) => kind)).toEqual(['list', 'list'])
  })
})
