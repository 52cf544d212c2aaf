import { type CaseDetail, caseDetailSchema } from '@/lib/corpus/case-schema'
import { type PublicCase, toPublicCase } from '@/lib/corpus/public-case'

/** A decision as the case-law service answers it. */
export const makeCaseDetail = (change: Partial<CaseDetail> = {}): CaseDetail =>
  caseDetailSchema.parse({
    serial: 1,
    caseNumber: '2019다1',
    numbers: ['2019다1'],
    caseName: '대여금',
    court: '대법원',
    courtLevel: 'supreme',
    judgmentDate: '2020-01-02',
    numberYear: 2019,
    caseType: '민사',
    judgmentKind: '판결',
    outcome: '상고기각',
    enBanc: false,
    importance: 'general',
    citedBy: 0,
    isSummary: false,
    sourceUrl: null,
    issues: [],
    body: '',
    articles: [],
    cases: [],
    citing: [],
    previous: [],
    subsequent: [],
    related: [],
    overruling: [],
    updatedAt: '2026-01-01',
    ...change,
  })

/** A decision as the public API answers it. */
export const makePublicCase = (change: Partial<CaseDetail> = {}): PublicCase =>
  toPublicCase(makeCaseDetail(change), { metadata: true, relatedLaws: true })
