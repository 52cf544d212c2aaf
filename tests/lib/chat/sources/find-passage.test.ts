import { findPassage } from '@/lib/chat/sources/find-passage'

const article =
  '임대차기간이 끝난 경우에도 임차인이 보증금을 반환받을 때까지는 임대차관계가 존속되는 것으로 본다. <개정 2020. 6. 9.> 다만, 그러하지 아니하다.'
const found = (text: string, passage: string) =>
  findPassage(text, passage).map((ranges) => ranges.map(({ start, end }) => text.slice(start, end)))

test('a passage is found letter for letter, and once for each place', () => {
  const text = '손해를 배상할 책임이 있다. 그러나 손해를 배상할 책임이 있다고 단정할 수 없다.'
  expect(found(text, '손해를 배상할 책임이 있다')).toEqual([
    ['손해를 배상할 책임이 있다'],
    ['손해를 배상할 책임이 있다'],
  ])
})

test('spaces, marks and Han characters in brackets may differ', () => {
  expect(found('甲이 손해(損害)를 배상할, 책임이  있다.', '손해를 배상할 책임이 있다')).toEqual([
    ['손해(損害)를 배상할, 책임이  있다'],
  ])
})

test('a note on an amendment in the text, or in the passage, is passed over', () => {
  const plain = article.replace('<개정 2020. 6. 9.> ', '')
  expect(found(article, plain)).toEqual([[article.slice(0, -1)]])
  expect(found(plain, article)).toEqual([[plain.slice(0, -1)]])
})

test.each(['…', '...', ' (중략) ', '\n'])('what %j leaves out is not marked', (gap) => {
  const passage = `임대차기간이 끝난 경우에도${gap}임대차관계가 존속되는 것으로 본다.`
  expect(found(article, passage)).toEqual([
    ['임대차기간이 끝난 경우에도', '임대차관계가 존속되는 것으로 본다'],
  ])
})

test('an ellipsis at the end finds what stands before it', () => {
  expect(found(article, '임대차기간이 끝난 경우에도 임차인이 보증…')).toEqual([
    ['임대차기간이 끝난 경우에도 임차인이 보증'],
  ])
})

test('marks of items that the text keeps apart do not hide the rest', () => {
  const text =
    '다음 각 호의 어느 하나에 해당하는 경우에는 해지할 수 있다.\n차임을 연체한 경우 그 전부에 대하여\n거짓으로 임차한 경우 그 전부에 대하여'
  const passage =
    '다음 각 호의 어느 하나에 해당하는 경우에는 해지할 수 있다. 1. 차임을 연체한 경우 그 전부에 대하여 2. 거짓으로 임차한 경우 그 전부에 대하여'
  expect(found(text, passage)).toEqual([
    [
      '다음 각 호의 어느 하나에 해당하는 경우에는 해지할 수 있다',
      '차임을 연체한 경우 그 전부에 대하여',
      '거짓으로 임차한 경우 그 전부에 대하여',
    ],
  ])
})

test('another text is not marked, nor is anything for an empty passage', () => {
  expect(
    found(article, '매매계약은 당사자 일방이 재산권을 이전할 것을 약정함으로써 효력이 생긴다'),
  ).toEqual([])
  expect(
    found(article, '보증금 반환은 임대인의 의무이고 임차인은 목적물을 인도하여야 한다'),
  ).toEqual([])
  expect(found(article, ' … ')).toEqual([])
})

test('a passage that is made of words of a long text is not in it', () => {
  const text = '원고는 피고에게 금원을 지급하였다고 주장하나 이를 인정할 증거가 없다. '.repeat(4000)
  expect(found(text, '원고는 다른 말을 하였다고 주장하나 '.repeat(60))).toEqual([])
})
