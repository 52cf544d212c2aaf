import { acceptArticles, acceptCases } from '@/backend/search/rank/filter'
import type { SearchFilters } from '@/lib/corpus/schema'
import { searchIndex } from '@/tests/factories/search-index'

const index = searchIndex({
  articles: [
    { id: '000001#3' },
    { id: '000001#4', flags: ['pending'] },
    { id: '000001#5', flags: ['repealed'] },
    { id: '000002#3', kind: '대통령령' },
    { id: '000003#3', flags: ['superseded'] },
  ],
  cases: [
    { serial: 1, date: 20200514, articles: ['000001#3', '000002#3'] },
    {
      serial: 2,
      date: 19991231,
      courtLevel: 'high',
      court: '서울고등법원',
      articles: ['000001#4'],
    },
    { serial: 3, date: 0, numberYear: 2003, courtLevel: 'district', court: '부산지방법원' },
    { serial: 4, date: 0, caseType: '형사', outcome: '유죄' },
    { serial: 5, date: 20200101, enBanc: true, outcome: '파기환송' },
  ],
})

function cases(filters: SearchFilters): number[] {
  const accept = acceptCases(index, filters)
  return [...index.cases.serial].filter((_, doc) => !accept || accept(doc))
}

function articles(filters: SearchFilters, actsOnly = false): string[] {
  const accept = acceptArticles(index, filters, actsOnly)
  const id = (doc: number) =>
    `${index.manifest.lawIds[index.articles.law[doc]!]}#${index.manifest.articleNos[doc]}`
  return [0, 1, 2, 3, 4].filter((doc) => !accept || accept(doc)).map(id)
}

describe('decisions', () => {
  it.each<[string, SearchFilters, number[]]>([
    ['nothing asked', {}, [1, 2, 3, 4, 5]],
    ['empty lists', { court: [], caseType: [] }, [1, 2, 3, 4, 5]],
    ['a level', { courtLevel: ['high', 'district'] }, [2, 3]],
    ['a court', { court: ['부산지방법원'] }, [3]],
    ['a court that is not there', { court: ['달나라지방법원'] }, []],
    ['a type', { caseType: ['형사'] }, [4]],
    ['an outcome', { outcome: ['유죄', '파기환송'] }, [4, 5]],
    ['en banc', { enBanc: true }, [5]],
    ['a law', { law: '000001' }, [1, 2]],
    ['an article', { law: '000001', article: '3' }, [1]],
    ['an article of another law', { law: '000002', article: '4' }, []],
    ['a law that is not there', { law: '999999' }, []],
    ['two at once', { courtLevel: ['high'], law: '000001' }, [2]],
    ['from a day on', { from: '2020-01-01' }, [1, 5]],
    ['until a day', { to: '1999-12-31' }, [2]],
    ['a day itself', { from: '2020-05-14', to: '2020-05-14' }, [1]],
  ])('%s', (_, filters, serials) => {
    expect(cases(filters)).toEqual(serials)
  })

  it('without a date pass by the year of their number, and not at all without one', () => {
    expect(cases({ from: '2003-06-01', to: '2003-07-01' })).toEqual([3])
    expect(cases({ from: '2001-01-01', to: '2002-12-31' })).toEqual([])
  })
})

describe('articles', () => {
  it.each<[string, SearchFilters, string[]]>([
    ['nothing asked', {}, ['000001#3', '000001#4', '000001#5', '000002#3', '000003#3']],
    ['a law', { law: '000002' }, ['000002#3']],
    ['an article', { law: '000001', article: '4' }, ['000001#4']],
    ['in force', { inForce: true }, ['000001#3', '000002#3']],
    ['a law that is not there', { law: '999999' }, []],
  ])('%s', (_, filters, ids) => {
    expect(articles(filters)).toEqual(ids)
  })

  it('of Acts alone', () => {
    expect(articles({}, true)).not.toContain('000002#3')
    expect(articles({ law: '000002' }, true)).toEqual([])
  })
})
