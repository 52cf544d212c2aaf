/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ComparedItems } from '@/components/ragops/compared-items'
import { ExperimentFigures } from '@/components/ragops/experiment-figures'
import { ExperimentList } from '@/components/ragops/experiment-list'
import { ExperimentVerdict } from '@/components/ragops/experiment-verdict'
import { ItemFilter } from '@/components/ragops/item-filter'
import { MeasureTable } from '@/components/ragops/measure-table'
import { SliceTable } from '@/components/ragops/slice-table'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { experimentStates } from '@/lib/ragops/experiments/experiment-progress'
import type { ExperimentReport } from '@/lib/ragops/experiments/report-schema'
import type { ComparedItem } from '@/lib/ragops/experiments/schema'
import { Localized } from '@/tests/factories/rendered'

const id = '11111111-1111-4111-8111-111111111111'
const measure = { mean: 0.5, low: 0.4, high: 0.6, items: 40 }
const comparison = (verdict: 'better' | 'worse' | 'equal' | 'too-few-items') => ({
  ...{ items: 40, clusters: 40, before: 0.4, after: 0.5, difference: 0.1 },
  ...{ low: 0.05, high: 0.15, p: 0.001, verdict },
})
const compared = (verdict: Parameters<typeof comparison>[0]) => ({
  overall: comparison(verdict),
  slices: [{ ...comparison('worse'), slice: 'field' as const, value: '민사' }],
  small: [{ slice: 'court' as const, value: '대구고등법원', items: 4 }],
  counts: { better: 12, worse: 1, equal: 27 },
})
const report: ExperimentReport = {
  ...{ items: 41, failed: 1, answered: 40, latency: { p50: 12, p95: 80 } },
  measures: { ndcg: measure, recall: measure, refusal: { ...measure, items: 41 } },
  groups: [
    { slice: 'field', value: '민사', items: 37, means: { ndcg: 0.52 } },
    { slice: 'court', value: '대구고등법원', items: 4, means: { ndcg: 0.3 } },
  ],
  compared: { ndcg: compared('better'), recall: compared('too-few-items') },
}
const alone: ExperimentReport = { ...report, compared: null }
const item = (changes: Partial<ComparedItem> = {}): ComparedItem => ({
  ...{ id: 'a', query: '남의 물건을 망가뜨리면?', tags: {}, error: null, ms: 5 },
  relevant: [{ id: '001706#750', grade: 1, label: '민법 제750조' }],
  ...{ results: ['x', '001706#750'], score: 0.5, baseline_results: ['x'], baseline_score: 0 },
  ...changes,
})

const show = (children: React.ReactNode, locale: AppLocale = 'ko') =>
  render(<Localized locale={locale}>{children}</Localized>)

it('says whether it is better, what that rests on, and against what', () => {
  show(<ExperimentVerdict report={report} metric="ndcg" baseline={{ id, name: '채팅' }} />)
  expect(screen.getByRole('heading', { name: '판정 나아짐' })).toBeInstanceOf(HTMLElement)
  expect(screen.getByText(/0\.400 → 0\.500, 차이 \+0\.100/)).toBeInstanceOf(HTMLElement)
  expect(screen.getByText(/나아진 질문 12개/)).toBeInstanceOf(HTMLElement)
  expect(screen.getByRole('link', { name: '기준: 채팅' })).toBeInstanceOf(HTMLElement)
})

it('says that nothing can be said, that there is no baseline, and that it was deleted', () => {
  const { rerender } = show(<ExperimentVerdict report={report} metric="recall" baseline={null} />)
  expect(screen.getByText('판정하기에 질문이 모자람')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText(/기준 실험이 지워져/)).toBeInstanceOf(HTMLElement)
  rerender(
    <Localized>
      <ExperimentVerdict report={alone} metric="ndcg" baseline={null} />
    </Localized>,
  )
  expect(screen.getByText(/기준 실험이 없어/)).toBeInstanceOf(HTMLElement)
})

it('the table says what the chart draws, which is not read out', () => {
  const { container } = show(
    <MeasureTable name="검색" report={report} baseline={{ name: '채팅', report: alone }} />,
  )
  const table = screen.getByRole('table', { name: '지표별 평균과 95% 구간' })
  const row = within(table).getByRole('row', { name: /^nDCG/ })
  expect(within(row).getByText('0.400 – 0.600')).toBeInstanceOf(HTMLElement)
  expect(within(row).getByText('나아짐')).toBeInstanceOf(HTMLElement)
  expect(container.querySelectorAll('circle')).toHaveLength(6)
  for (const svg of container.querySelectorAll('svg'))
    expect(svg.closest('[aria-hidden=true]')).not.toBeNull()
})

it('groups are judged where there are enough questions, and named where there are not', () => {
  show(<SliceTable report={report} metric="ndcg" fewest={30} />)
  const row = screen.getByRole('row', { name: /분야: 민사/ })
  expect(within(row).getByText('나빠짐')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText(/30개보다 적어.*법원: 대구고등법원 \(4\)/)).toBeInstanceOf(HTMLElement)
})

it('a question says where its answer was found by both', () => {
  show(
    <ComparedItems
      metric="mrr"
      items={[
        item(),
        item({ id: 'b', query: '둘째', score: null, baseline_score: null, relevant: [] }),
        item({
          ...{ id: 'c', query: '셋째', error: 'timeout', results: [], score: 0 },
          ...{ baseline_results: null, baseline_score: null },
        }),
      ]}
    />,
  )
  expect(screen.getByText('이 실험: 2위 · 기준: 없음')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('0.000 → 0.500')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('MRR 0.000')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('MRR 없음')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('답하지 않아야 하는 질문')).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('실패: timeout')).toBeInstanceOf(HTMLElement)
})

it('questions are narrowed by what is compared only where there is a baseline', () => {
  const filter = (isCompared: boolean) => (
    <ItemFilter id={id} metric="recall" show="all" isCompared={isCompared} />
  )
  const { rerender } = show(filter(true))
  const worse = screen.getByRole('link', { name: '나빠짐' })
  expect(worse.getAttribute('href')).toContain(`/ragops/experiments/${id}?metric=recall&show=worse`)
  expect(screen.getByRole('link', { current: true, name: '재현율' })).toBeInstanceOf(HTMLElement)
  rerender(<Localized>{filter(false)}</Localized>)
  expect(screen.queryByRole('link', { name: '나빠짐' })).toBeNull()
  expect(screen.getByRole('link', { name: '실패' })).toBeInstanceOf(HTMLElement)
})

test.each(locales)('everything is said in %s', (locale) => {
  const { container } = show(
    <>
      <ExperimentList
        experiments={experimentStates.map((state, at) => ({
          ...{
            id: id.replace(/.$/, String(at)),
            name: `e${at}`,
            dataset: 'd',
            version: 1,
            retriever: 'search',
            configuration: at === 0 ? '짧은 답' : null,
            k: 10,
            state,
          },
          createdAt: '2026-11-24T00:00:00Z',
        }))}
      />
      <ExperimentFigures report={report} held={7} />
      <ExperimentVerdict report={report} metric="ndcg" baseline={{ id, name: 'x' }} />
      <MeasureTable name="x" report={report} baseline={{ name: 'y', report: alone }} />
      <SliceTable report={report} metric="ndcg" fewest={30} />
      <ItemFilter id={id} metric="ndcg" show="all" isCompared />
      <ComparedItems metric="ndcg" items={[item()]} />
    </>,
    locale,
  )
  expect(container.textContent).not.toMatch(/experiments\.|ragops\.|\{/)
})
