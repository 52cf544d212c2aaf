import { DirectAnswer } from '@/components/corpus/search/direct-answer'
import type { LoadedSummary } from '@/components/corpus/search/direct-summary'
import type { CaseRef } from '@/lib/corpus/schema'
import type { CaseSummary } from '@/lib/corpus/service-schema'
import { rendered } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const decision: CaseRef = {
  serial: 101,
  caseNumber: '2004다34929',
  caseName: '손해배상(기)',
  court: '대법원',
  judgmentDate: '2005-07-15',
  citedBy: 0,
}
const issue = (no: number) => ({ no, issue: `쟁점 ${no}`, gist: `요지 ${no}` })

function show(issues: CaseSummary['issues'] | null) {
  const summary: LoadedSummary = issues
    ? {
        ok: true,
        summary: {
          ...decision,
          serial: 101,
          caseType: '민사',
          outcome: '상고기각',
          isSummary: false,
          sourceUrl: null,
          issues,
          overruledBy: [],
        },
      }
    : { ok: false, code: 'summaryFailed' }
  const direct = {
    kind: 'case' as const,
    text: '2004다34929',
    cases: [decision],
    lawId: null,
    lawTitle: null,
    articleId: null,
  }
  return rendered(<DirectAnswer direct={direct} summary={summary} />)
}

test('who looks a decision up reads what it held without opening it', () => {
  const html = show([issue(1), issue(2)])
  expect(html).toMatch(/판시사항.*쟁점 1.*판결요지.*요지 1.*쟁점 2/)
  expect(html).toContain('상고기각')
  expect(html).not.toContain('<details')
})

test('many issues are folded, none is left out', () => {
  const html = show([issue(1), issue(2), issue(3), issue(4)])
  expect(html).toMatch(/요지 2.*<details.*나머지 2개 쟁점 보기.*요지 3.*요지 4.*<\/details>/)
})

test('a decision without headnotes says so', () => {
  expect(show([])).toContain('판시사항과 판결요지가 실려 있지 않습니다')
})

test('a summary that cannot be read leaves the link', () => {
  const html = show(null)
  expect(html).toContain('판례 요약 조회에 실패했습니다.')
  expect(html).toContain('/cases/2004%EB%8B%A434929?serial=101')
})
