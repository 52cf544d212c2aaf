import { TextSuggestions } from '@/backend/search/query/text-suggestions'

const texts = new TextSuggestions([
  '분할 지급 퇴직금',
  '퇴직금을 분할해서 받을 수 있나요?',
  '퇴직연금 중도인출',
  'Can I get my severance pay in instalments?',
])

it('finds texts whose words begin as typed, in any order, those that begin so first', () => {
  expect(texts.find('퇴직금 분', 5)).toEqual([
    '퇴직금을 분할해서 받을 수 있나요?',
    '분할 지급 퇴직금',
  ])
  expect(texts.find('SEVERANCE inst', 5)).toEqual(['Can I get my severance pay in instalments?'])
})

it('finds no more than asked for, and nothing for what no word begins with', () => {
  expect(texts.find('퇴직', 1)).toHaveLength(1)
  expect(texts.find('금', 5)).toEqual([])
  expect(texts.find('퇴직금 없는말', 5)).toEqual([])
  expect(texts.find('?!', 5)).toEqual([])
})
