import type { Node } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import {
  acceptChange,
  changesBetween,
  rejectedSlice,
  wordsBetween,
} from '@/lib/documents/editor/changes'
import { documentModel } from '@/lib/documents/editor/document-model'
import { growthOf } from '@/tests/factories/growth'

const { nodes } = documentModel
const words = (text: string) => (text ? [documentModel.text(text)] : [])
const paragraph = (text: string) => nodes.paragraph.create(null, words(text))
const clause = (text: string, level = 1) => nodes.clause.create({ level }, words(text))
const table = (...rows: string[][]) =>
  nodes.table.create(
    null,
    rows.map((row) =>
      nodes.table_row.create(
        null,
        row.map((text) => nodes.table_cell.create(null, paragraph(text))),
      ),
    ),
  )
const doc = (...content: Node[]) => nodes.doc.create(null, content)

const cases: [string, Node, Node][] = [
  ['a word', doc(paragraph('대금은 삼십일 안에 낸다')), doc(paragraph('대금은 이십일 안에 낸다'))],
  [
    'an added clause',
    doc(clause('가'), clause('나')),
    doc(clause('가'), clause('다라마바'), clause('나')),
  ],
  [
    'a clause that is gone',
    doc(clause('목적 조항'), clause('해지 조항'), clause('관할 조항')),
    doc(clause('목적 조항'), clause('관할 조항')),
  ],
  [
    'a moved clause',
    doc(clause('목적 조항'), clause('해지 조항이다'), clause('관할')),
    doc(clause('해지 조항이다'), clause('목적 조항'), clause('관할')),
  ],
  [
    'a split',
    doc(paragraph('갑은 을에게 대금을 지급한다. 을은 갑에게 물건을 준다.')),
    doc(paragraph('갑은 을에게 대금을 지급한다.'), paragraph('을은 갑에게 물건을 준다.')),
  ],
  [
    'a join',
    doc(paragraph('갑은 을에게'), paragraph('대금을 지급한다.')),
    doc(paragraph('갑은 을에게 대금을 지급한다.')),
  ],
  [
    'a cell',
    doc(table(['구분', '금액'], ['잔금', '100만 원']), paragraph('끝')),
    doc(table(['구분', '금액'], ['잔금', '200만 원']), paragraph('끝')),
  ],
  [
    'a row',
    doc(table(['구분', '금액']), paragraph('끝')),
    doc(table(['구분', '금액'], ['잔금', '200만 원']), paragraph('끝')),
  ],
  ['everything', doc(paragraph('가나다')), doc(clause('라마바'), paragraph('사아자'))],
  [
    'several words',
    doc(clause('갑은 을에게 금 100만 원을 2026년 1월까지 지급한다')),
    doc(clause('을은 갑에게 금 200만 원을 2027년 3월까지 지급한다')),
  ],
]

describe.each(cases)('%s', (_, base, now) => {
  it('accepted one after the other makes the document as it is now', () => {
    let from = base
    for (let turn = 0; turn < 50; turn++) {
      const [first] = changesBetween(from, now)
      if (!first) break
      from = acceptChange(from, now, first)
      from.check()
    }
    expect(from.toJSON()).toEqual(now.toJSON())
  })

  it('rejected one after the other makes the base again', () => {
    let doc = now
    for (let turn = 0; turn < 50; turn++) {
      const change = changesBetween(base, doc).at(-1)
      if (!change) break
      doc = new Transform(doc).replace(change.fromB, change.toB, rejectedSlice(base, change)).doc
      doc.check()
    }
    expect(doc.toJSON()).toEqual(base.toJSON())
  })
})

it('nothing changed is no change', () => {
  const same = doc(paragraph('가'))
  expect(changesBetween(same, doc(paragraph('가')))).toEqual([])
})

it('tells a clause that is gone once, beside a changed one', () => {
  const base = doc(clause('갑은 낸다'), clause('을'))
  const now = doc(clause('병은 낸다'))
  const gone = changesBetween(base, now).map(({ fromA, toA }) => wordsBetween(base, fromA, toA))
  expect(gone).toEqual(['갑', '을'])
})

it('names only the words that differ', () => {
  const [, base, now] = cases[0] ?? []
  if (!base || !now) throw new Error('no case')
  const found = changesBetween(base, now).map(({ fromA, toA, fromB, toB }) => [
    wordsBetween(base, fromA, toA),
    wordsBetween(now, fromB, toB),
  ])
  expect(found).toEqual([['삼', '이']])
})

it('compares documents in a time that grows with them', () => {
  const versions = (count: number) => {
    const blocks = Array.from({ length: count }, (_, at) =>
      clause(`제${at}항의 내용은 ${at * 7}이다`),
    )
    const changed = blocks.map((block, at) =>
      at % 100 === 50 ? clause(`${block.textContent} 덧붙임`) : block,
    )
    return { before: doc(...blocks), after: doc(...changed) }
  }
  const two = versions(2000)
  expect(changesBetween(two.before, two.after)).toHaveLength(20)
  const made = new Map([250, 2000].map((count) => [String(count), versions(count)]))
  const compare = (count: string) => {
    const { before, after } = made.get(count) ?? two
    return changesBetween(before, after)
  }
  expect(growthOf(compare, String, 2000)).toBeLessThanOrEqual(3)
})
