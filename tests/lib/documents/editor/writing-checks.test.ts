import { checkAmounts, checkTerms } from '@/lib/documents/editor/writing-checks'

it('finds sums that are not the same in words and in figures', () => {
  expect(checkAmounts('보증금은 금 오천만원정(₩50,000,000)으로 한다.')).toEqual([])
  expect(checkAmounts('보증금은 50,000,000원(금 오천만원)으로 한다.')).toEqual([])
  expect(checkAmounts('보증금은 오천만원이고 차임은 500,000원이다.')).toEqual([])
  expect(checkAmounts('보증금은 금 오천만원정(₩5,000,000)으로 한다.')).toEqual([
    {
      kind: 'amountsDiffer',
      text: '오천만원정(₩5,000,000',
      about: '50,000,000원 ≠ 5,000,000원',
    },
  ])
})

it('finds terms that are defined and never used, and parties that nobody defined', () => {
  const head = '임대인 김○○(이하 “갑”이라 한다)과 임차인 이○○(이하 "을"이라 한다)는'
  expect(checkTerms(`${head} 계약한다. 갑은 을에게 집을 빌려준다.`)).toEqual([])
  expect(checkTerms(`${head} 계약한다. 갑은 병에게 집을(100)을 빌려준다.`)).toMatchObject([
    { kind: 'unusedTerm', about: '을' },
    { kind: 'undefinedTerm', about: '병' },
  ])
  expect(checkTerms('“목적물”이란 별지의 부동산을 말한다.')).toMatchObject([
    { kind: 'unusedTerm', about: '목적물' },
  ])
  // Who defines nothing speaks of nobody by a letter: 갑은 is then a word like any other.
  expect(checkTerms('갑은 을에게 돈을 빌려주었다.')).toEqual([])
})
