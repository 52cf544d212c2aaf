import type { ArticleDetail, CaseDetail } from '@/lib/corpus/case-schema'
import type { SearchResponse } from '@/lib/corpus/schema'

/** Factories of what an answer is put together from. */
export function articleDetail(
  article: Partial<ArticleDetail['article']> = {},
  law: Partial<ArticleDetail['law']> = {},
): ArticleDetail {
  return {
    law: {
      lawId: '001248',
      title: '주택임대차보호법',
      kind: '법률',
      ministries: [],
      promulgatedOn: null,
      promulgationNo: null,
      effectiveOn: '2026-01-02',
      pending: false,
      isSummary: false,
      sourceUrl: null,
      ...law,
    },
    article: {
      articleId: '001248#3의3',
      no: '3의3',
      title: '임차권등기명령',
      path: '',
      body: '임대차가 끝난 후 보증금이 반환되지 아니한 경우 임차인은 법원에 임차권등기명령을 신청할 수 있다.',
      pending: false,
      repealed: false,
      citedBy: 3,
      ...article,
    },
    previousNo: null,
    nextNo: null,
    citing: [],
  }
}

export function caseDetail(changes: Partial<CaseDetail> = {}): CaseDetail {
  return {
    serial: 1,
    caseNumber: '2023다11111',
    numbers: ['2023다11111'],
    caseName: '보증금반환',
    court: '대법원',
    courtLevel: 'supreme',
    judgmentDate: '2024-05-18',
    numberYear: 2023,
    caseType: '민사',
    judgmentKind: '판결',
    outcome: null,
    enBanc: false,
    importance: 'general',
    citedBy: 0,
    isSummary: false,
    sourceUrl: null,
    issues: [
      {
        no: null,
        issue: '보증금 반환의무와 주택의 인도가 동시이행관계인지 여부(적극)',
        gist: '임대차가 끝나면 보증금 반환과 주택 인도는 동시이행의 관계에 있다. 비용은 따로 정한다.',
        articles: [],
        cases: [],
      },
    ],
    body: '',
    articles: [],
    cases: [],
    citing: [],
    previous: [],
    subsequent: [],
    related: [],
    overruling: [],
    updatedAt: '2026-01-01T00:00:00Z',
    ...changes,
  }
}

export function searchResponse(changes: Partial<SearchResponse> = {}): SearchResponse {
  return {
    understanding: { language: 'ko', korean: '', terms: [], unknown: [], direct: null },
    statutes: { total: 0, hits: [] },
    cases: { total: 0, hits: [] },
    facets: { courtLevel: [], caseType: [], outcome: [], year: [], lawKind: [] },
    help: null,
    tookMs: 1,
    ...changes,
  }
}
