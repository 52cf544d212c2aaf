import {
  articleFlagFilters,
  caseFlags,
  facetFilters,
  filterNames,
} from '@/lib/corpus/filter-constants'
import { searchFiltersSchema } from '@/lib/corpus/schema'
import search from '@/messages/ko/search.json'

it('reads every filter of the table, of any form', () => {
  const written = {
    courtLevel: 'supreme',
    court: '대법원',
    caseType: '민사,형사',
    outcome: ['상고기각'],
    from: '2020-01-01',
    to: '2020-12-31',
    law: '001706',
    article: '839의2',
    inForce: '1',
    enBanc: true,
  }
  expect(Object.keys(written)).toEqual(filterNames)
  expect(searchFiltersSchema.parse(written)).toEqual({
    ...written,
    courtLevel: ['supreme'],
    court: ['대법원'],
    caseType: ['민사', '형사'],
    inForce: true,
  })
})

it.each([...facetFilters, ...caseFlags, ...articleFlagFilters])(
  '%s has a name on the page',
  (name) => {
    expect(search).toHaveProperty(name)
  },
)
