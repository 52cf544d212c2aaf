/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { SimilarCases } from '@/components/corpus/citation-graph/similar-cases'
import { mockApi } from '@/tests/factories/api-answer'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}))

const decision = {
  serial: 7,
  caseNumber: '2007다90760',
  caseName: '퇴직금',
  court: '대법원',
  judgmentDate: '2010-05-20',
  citedBy: 16,
  issue: '퇴직금 분할 약정의 효력',
  articles: [{ lawTitle: '민법', no: '741' }],
  cases: [{ serial: 9, caseNumber: '2004다8333' }],
}

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  api = mockApi()
})

function show(serial: number) {
  render(
    <Localized>
      <SimilarCases serial={serial} />
    </Localized>,
  )
}

it('lists the decisions with their issue and what both cite', async () => {
  api.on('/api/cases/by-id/1/similar', { success: true, data: { similar: [decision] } })
  show(1)
  const link = await screen.findByRole('link', { name: '대법원 2007다90760' })
  expect(link.getAttribute('href')).toBe('/cases/2007%EB%8B%A490760?serial=7')
  expect(screen.getByText('퇴직금 분할 약정의 효력')).toBeTruthy()
  expect(screen.getByRole('link', { name: '민법 제741조' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '2004다8333' })).toBeTruthy()
})

it('says so where there is none', async () => {
  api.on('/api/cases/by-id/2/similar', { success: true, data: { similar: [] } })
  show(2)
  expect(await screen.findByText('비슷한 판결을 찾지 못했습니다.')).toBeTruthy()
})

it('says so where they could not be read', async () => {
  show(3)
  expect(await screen.findByText(/불러오지 못했습니다/)).toBeTruthy()
})
