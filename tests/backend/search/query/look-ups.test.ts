import { lookUps } from '@/tests/factories/look-ups'

it('finds decisions by number, with other words around it', () => {
  for (const typed of ['2004다34929', '2004 다 34929', '대법원 2004다34929 판결', '2004다34929호'])
    expect(lookUps.serialsOf(typed)).toEqual([101])
})

it('answers all decisions of a number that several share, in the order given', () => {
  expect(lookUps.serialsOf('2010가합7')).toEqual([105, 104])
})

it('answers nothing for what it does not know', () => {
  expect(lookUps.serialsOf('2004다1')).toEqual([])
  expect(lookUps.serialsOf('')).toEqual([])
  expect(lookUps.serialsOf('constructor')).toEqual([])
  expect(lookUps.law('999999')).toBeUndefined()
  expect(lookUps.hasArticle('001706#751')).toBe(false)
})

it('knows a law by its title, spaced or not, and by its nickname', () => {
  expect(lookUps.lawCalled('민법')?.lawId).toBe('001706')
  expect(lookUps.lawCalled('주택 임대차 보호법')?.lawId).toBe('001248')
  expect(lookUps.lawCalled('주임법')?.lawId).toBe('001248')
  expect(lookUps.lawCalled('근기법')?.lawId).toBe('001872')
  expect(lookUps.lawCalled('보증금')).toBeNull()
})

it('takes the edition in force of two with one title', () => {
  expect(lookUps.lawCalled('근로기준법')?.lawId).toBe('001872')
  expect(lookUps.titles.map(({ law }) => law.lawId)).not.toContain('009999')
})

it('completes a number', () => {
  expect(lookUps.numbersStarting('2010가합', 5)).toEqual(['2010가합7', '2010가합70', '2010가합71'])
  expect(lookUps.numbersStarting('2010가합', 2)).toEqual(['2010가합7', '2010가합70'])
  expect(lookUps.numbersStarting('2999', 5)).toEqual([])
})
