import { isLetter, letters, splitAtOmissions } from '@/lib/korean-law/citations/quoted-letters'

test('spaces, marks and Han in brackets do not count', () => {
  expect(letters('채무불이행(債務不履行)이 있으면, 제390조에 따라 …')).toBe(
    '채무불이행이있으면제390조에따라',
  )
  expect(letters('한글'.normalize('NFD'))).toBe('한글')
  expect([...'가A7 ·法'].map(isLetter)).toEqual([true, true, true, false, false, false])
})

test.each([
  '배상할 … 책임이',
  '배상할 ... 책임이',
  '배상할 ··· 책임이',
  '배상할 (중략) 책임이',
  '배상할 [생략] 책임이',
])('%s leaves something out', (quote) => {
  expect(splitAtOmissions(quote).map(letters)).toEqual(['배상할', '책임이'])
})

test('a full stop and a pair of brackets leave out nothing', () => {
  expect(splitAtOmissions('배상한다. 다만 (가) 그러하지')).toHaveLength(1)
})
