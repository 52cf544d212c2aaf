import type { Node } from 'prosemirror-model'
import { documentModel } from '@/lib/documents/editor/document-model'
import { mergeChanges } from '@/lib/documents/editor/merge-changes'
import { seededNumbers } from '@/lib/seeded-numbers'

const { nodes } = documentModel
const words = (text: string) => (text ? [documentModel.text(text)] : [])
const paragraph = (text: string) => nodes.paragraph.create(null, words(text))
const clause = (text: string) => nodes.clause.create({ level: 1 }, words(text))
const doc = (...content: Node[]) => nodes.doc.create(null, content)
const linesOf = (node: Node) => node.children.map((block) => block.textContent)

const base = doc(
  clause('갑은 을에게 금 1,000,000원을 2026년 3월 1일까지 지급한다'),
  clause('을은 갑에게 물건을 인도한다'),
  paragraph('2026년 1월 5일'),
)

it('takes a new amount into a sentence whose other words were written by hand', () => {
  const mine = doc(
    clause('매수인은 을에게 금 1,000,000원을 2026년 3월 1일까지 지급한다'),
    clause('을은 갑에게 물건을 인도한다'),
    paragraph('2026년 1월 5일'),
  )
  const theirs = doc(
    clause('갑은 을에게 금 2,500,000원을 2026년 3월 1일까지 지급한다'),
    clause('을은 갑에게 물건을 인도한다'),
    paragraph('2026년 1월 5일'),
  )
  const { doc: merged, taken, contested } = mergeChanges(base, mine, theirs)
  expect(linesOf(merged)).toEqual([
    '매수인은 을에게 금 2,500,000원을 2026년 3월 1일까지 지급한다',
    '을은 갑에게 물건을 인도한다',
    '2026년 1월 5일',
  ])
  expect(taken).toBeGreaterThan(0)
  expect(contested).toEqual([])
})

it('keeps an amount that was changed by hand, and never mixes two', () => {
  const mine = doc(
    clause('갑은 을에게 금 1,500,000원을 2026년 3월 1일까지 지급한다'),
    ...base.children.slice(1),
  )
  const theirs = doc(
    clause('갑은 을에게 금 2,000,000원을 2026년 3월 1일까지 지급한다'),
    ...base.children.slice(1),
  )
  const { doc: merged, taken, contested } = mergeChanges(base, mine, theirs)
  expect(merged.eq(mine)).toBe(true)
  expect(taken).toBe(0)
  expect(contested).toEqual([
    {
      kept: '갑은 을에게 금 1,500,000원을 2026년 3월 1일까지 지급한다',
      offered: '갑은 을에게 금 2,000,000원을 2026년 3월 1일까지 지급한다',
    },
  ])
})

it('adds a clause behind one that was written by hand, and leaves out one that was deleted', () => {
  const [first, second, last] = base.children as [Node, Node, Node]
  const mine = doc(first, second, clause('손으로 쓴 특약이다'), last)
  const theirs = doc(first, last)
  expect(linesOf(mergeChanges(base, mine, theirs).doc)).toEqual([
    first.textContent,
    '손으로 쓴 특약이다',
    last.textContent,
  ])
  const longer = doc(first, second, clause('지연하면 연 5퍼센트를 더한다'), last)
  expect(linesOf(mergeChanges(base, mine, longer).doc)).toEqual([
    first.textContent,
    second.textContent,
    '손으로 쓴 특약이다',
    '지연하면 연 5퍼센트를 더한다',
    last.textContent,
  ])
})

it('tells of a block that was deleted by hand and has changed since', () => {
  const [first, , last] = base.children as [Node, Node, Node]
  const theirs = doc(first, clause('을은 갑에게 자동차를 인도한다'), last)
  const { doc: merged, contested } = mergeChanges(base, doc(first, last), theirs)
  expect(linesOf(merged)).toEqual([first.textContent, last.textContent])
  expect(contested).toEqual([{ kept: '', offered: '을은 갑에게 자동차를 인도한다' }])
})

describe('of any three documents', () => {
  const pick = seededNumbers(7)
  const among = <T>(list: readonly T[]): T => list[Math.floor(pick() * list.length)] as T
  const someWords = [
    '갑은',
    '을에게',
    '금',
    '1,000원을',
    '지급한다',
    '3월까지',
    '물건을',
    '인도한다',
  ]
  const sentence = () => Array.from({ length: 1 + Math.floor(pick() * 6) }, () => among(someWords))
  const someDoc = () =>
    doc(...Array.from({ length: 1 + Math.floor(pick() * 6) }, () => clause(sentence().join(' '))))
  const edited = (from: Node) =>
    doc(
      ...from.children.flatMap((block) => {
        const chance = pick()
        if (chance < 0.15 && from.childCount > 1) return []
        if (chance < 0.3) return [block, clause(sentence().join(' '))]
        if (chance < 0.6) {
          const changed = block.textContent.split(' ')
          changed[Math.floor(pick() * changed.length)] = among(someWords)
          return [clause(changed.join(' '))]
        }
        return [block]
      }),
      paragraph('끝'),
    )

  it.each(Array.from({ length: 60 }, (_, at) => at))('case %i', () => {
    const from = someDoc()
    const [mine, theirs] = [edited(from), edited(from)]
    expect(mergeChanges(from, from, theirs).doc.toJSON()).toEqual(theirs.toJSON())
    expect(mergeChanges(from, mine, from)).toMatchObject({ taken: 0, contested: [] })
    expect(mergeChanges(from, mine, from).doc.eq(mine)).toBe(true)
    expect(mergeChanges(from, mine, mine)).toMatchObject({ taken: 0, contested: [] })
    expect(() => mergeChanges(from, mine, theirs).doc.check()).not.toThrow()
  })
})
