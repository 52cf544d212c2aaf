import type { Explain } from '@/backend/explanations/explain'
import type { Candidate } from '@/backend/passages/candidate'
import type { Candidates } from '@/backend/passages/gather-candidates'
import { selectPassages } from '@/backend/passages/select-passages'
import type { ExampleQuestion } from '@/backend/questions/example-question'
import type { AskedHit } from '@/backend/search/questions/asked-articles'
import type { ArticleSource, DecisionSource } from '@/backend/store/passage-sources'
import { type Passages, passagesSchema } from '@/lib/corpus/passage-schema'
import type { ArticleHit, SearchResponse } from '@/lib/corpus/schema'
import type { SearchScope } from '@/lib/corpus/scope-constants'
import { readQuestion } from '@/lib/korean-law/question/question'

/** An article that speaks of a deposit that is not returned; all texts are invented for the tests. */
export function articleSource(changes: Partial<ArticleSource> = {}): ArticleSource {
  return {
    articleId: '001248#3의3',
    lawId: '001248',
    lawTitle: '주택임대차보호법',
    lawKind: '법률',
    lawPending: false,
    effectiveOn: '2026-01-02',
    isSummary: false,
    no: '3의3',
    title: '임차권등기명령',
    body: '임대차가 끝난 후 보증금이 반환되지 아니한 경우 임차인은 법원에 임차권등기명령을 신청할 수 있다.',
    pending: false,
    repealed: false,
    citedBy: 3,
    ...changes,
  }
}

export function decisionSource(changes: Partial<DecisionSource> = {}): DecisionSource {
  return {
    serial: 1,
    caseNumber: '2023다11111',
    caseName: '보증금반환',
    court: '대법원',
    courtLevel: 'supreme',
    judgmentDate: '2024-05-18',
    judgmentKind: '판결',
    citedBy: 0,
    enBanc: false,
    isSummary: false,
    issues: [
      {
        no: null,
        issue: '보증금 반환의무와 주택의 인도가 동시이행관계인지 여부(적극)',
        gist: '임대차가 끝나면 보증금 반환과 주택 인도는 동시이행의 관계에 있다. 비용은 따로 정한다.',
      },
    ],
    reasons: '',
    articles: [],
    overruledBy: null,
    ...changes,
  }
}

export function candidate<T>(source: T, changes: Partial<Candidate<T>> = {}): Candidate<T> {
  return { source, score: 1, named: false, kept: false, asked: null, ...changes }
}

/** Signs of an article that the bank asks for. */
export function askedHit(changes: Partial<AskedHit> = {}): AskedHit {
  const none = { nearest: 0, together: 0, meaning: 0, ownMeaning: 0, unasked: 0 }
  return { ...none, paragraph: null, people: 1, ...changes }
}

export function searchResponse(changes: Partial<SearchResponse> = {}): SearchResponse {
  return {
    understanding: { language: 'ko', korean: '', terms: [], unknown: [], direct: null },
    statutes: { total: 0, hits: [] },
    cases: { total: 0, hits: [] },
    facets: { courtLevel: [], caseType: [], outcome: [], year: [], lawKind: [] },
    lawTitle: null,
    help: null,
    tookMs: 1,
    ...changes,
  }
}

export function articleHit(changes: Partial<ArticleHit> = {}): ArticleHit {
  const { lawId = '001248', no = '3의3' } = changes
  return {
    id: `${lawId}#${no}`,
    lawId,
    lawTitle: '주택임대차보호법',
    lawKind: '법률',
    no,
    title: '임차권등기명령',
    path: '',
    pending: false,
    repealed: false,
    citedBy: 0,
    isSummary: false,
    score: 1,
    snippet: { field: 'article', text: '', highlights: [] },
    explanation: null,
    leadingCases: [],
    ...changes,
  }
}

type Given = Partial<Candidates> & {
  scope?: SearchScope
  response?: SearchResponse
  lawQuestion?: number
  explain?: Explain
  example?: ExampleQuestion
}

/** What the case-law service answers when a search has brought these candidates. */
export function passagesFor(question: string, given: Given = {}): Passages {
  const { scope = 'all', response = searchResponse(), articles = [], decisions = [] } = given
  const { lawQuestion = 1, explain = () => null, example = () => null } = given
  const reading = readQuestion(question)
  const candidates = { articles, decisions }
  return passagesSchema.parse({
    question,
    scope,
    understanding: response.understanding,
    points: reading.points,
    searched: {
      statutes: response.statutes?.total ?? 0,
      cases: response.cases?.total ?? 0,
      corpus: { decisions: 10, laws: 2, articles: 20, summariesOnly: false, updatedAt: null },
      index: 'test',
    },
    ...selectPassages({
      question,
      scope,
      reading,
      response,
      candidates,
      lawQuestion,
      explain,
      example,
    }),
    tookMs: 1,
  })
}
