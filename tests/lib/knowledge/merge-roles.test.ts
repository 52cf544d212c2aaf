import type { StoredFact } from '@/lib/knowledge/facts/fact'
import { mergeRoles } from '@/lib/knowledge/facts/merge-roles'

const quote = '임대인 홍길동(이하 “갑”이라 한다)'
const fact = (changed: Partial<StoredFact>): StoredFact => ({
  kind: 'party',
  label: '임대인',
  value: '홍길동',
  day: null,
  quote,
  passage: 0,
  page: 1,
  document_id: '00000000-0000-4000-8000-000000000001',
  no: 0,
  ...changed,
})

test('a person who is named twice in one sentence stands once, with both roles', () => {
  const merged = mergeRoles([fact({}), fact({ label: '갑', no: 1 }), fact({ label: '갑', no: 2 })])
  expect(merged.map(({ value, labels }) => [value, labels])).toEqual([['홍길동', ['임대인', '갑']]])
})

test('other names, sentences, kinds and documents stay by themselves, in their order', () => {
  const facts = [
    fact({ label: '' }),
    fact({ value: '김철수' }),
    fact({ quote: '임대인: 홍길동' }),
    fact({ kind: 'law' }),
    fact({ document_id: '00000000-0000-4000-8000-000000000002' }),
  ]
  const merged = mergeRoles(facts)
  expect(merged.map(({ labels, ...rest }) => rest)).toEqual(facts)
  expect(merged[0]?.labels).toEqual([])
})
