/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { LazyCitationCards } from '@/app/[locale]/lazy-citation-cards'
import { CitationCards } from '@/components/corpus/citation-card/citation-cards'
import { cardAttribute } from '@/components/layout/citation-card/card-link'
import { mockApi } from '@/tests/factories/api-answer'
import { Localized } from '@/tests/factories/rendered'

const decision = {
  serial: 7,
  case_number: '2007다90760',
  case_name: '퇴직금',
  court_name: '대법원',
  judgment_date: '2010-05-20',
  cited_by: 16,
  judgment_result: '파기환송',
  case_type: '민사',
  key_points: ['퇴직금 분할 약정의 효력'],
  summary: '[1] 퇴직금 분할 약정은 무효이다.',
  is_summary: false,
  source_url: null,
  overruled_by: [],
}
const law = {
  lawId: '001706',
  title: '민법',
  kind: '법률',
  ministries: [],
  promulgatedOn: null,
  promulgationNo: null,
  effectiveOn: null,
  pending: false,
  isSummary: false,
  sourceUrl: null,
}
const article = {
  articleId: '001706#126',
  no: '126',
  title: '손해배상',
  path: '',
  body: '① 첫째 항이다.\n② 둘째 항이다. <개정 2020. 1. 1.>\n  1. 첫째 호\n③ 셋째 항이다.',
  pending: false,
  repealed: false,
  citedBy: 0,
}

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  jest.useFakeTimers()
  api = mockApi()
  api.on('/api/cases/2007다90760/summary?serial=7', { success: true, data: decision })
  api.on('/api/statutes/001706/articles/126', { success: true, data: { law, article } })
})
afterEach(() => jest.useRealTimers())

function show(cards = <CitationCards />) {
  render(
    <Localized>
      <main {...cardAttribute}>
        <a href="/en/cases/2007%EB%8B%A490760?serial=7">판결</a>
        <a href="/cases/2007다90760?serial=6">변경된 판결</a>
        <a href="/cases/2099다1?serial=9">없는 판결</a>
        <a href="/statutes/001706/articles/126">민법 제126조 제2항</a>
        <a href="/statutes/001706">민법</a>
        <svg>
          <title>그림</title>
          <a href="/cases/2007다90760">
            <text>그림의 판결</text>
          </a>
        </svg>
      </main>
      <a href="/cases/2007다90760?serial=7">다른 곳</a>
      {cards}
    </Localized>,
  )
}

const link = (name: string) => screen.getByRole('link', { name })
const card = () => screen.queryByRole('tooltip')
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** jsdom has no pointer of a kind. */
function point(at: Element, pointerType = 'mouse') {
  const event = new Event('pointerover', { bubbles: true })
  Object.assign(event, { pointerType })
  act(() => {
    at.dispatchEvent(event)
  })
}

it('shows the decision of the link that is pointed at, and describes the link by it', async () => {
  show()
  point(link('판결'))
  await pass(100)
  expect(api.fetched).not.toHaveBeenCalled()
  await pass(100)
  expect(card()?.textContent).toContain('2007다90760 퇴직금')
  expect(card()?.textContent).toContain('대법원 · 2010. 5. 20. · 파기환송 · 인용 16회')
  expect(card()?.textContent).toContain('퇴직금 분할 약정은 무효이다.')
  expect(card()?.textContent).not.toContain('변경')
  expect(link('판결').getAttribute('aria-describedby')).toBe(card()?.id)
})

it('warns where a later decision seems to have changed it', async () => {
  const by = { ...decision, serial: 8, case_number: '2020다1' }
  const data = { ...decision, serial: 6, overruled_by: [by] }
  api.on('/api/cases/2007다90760/summary?serial=6', { success: true, data })
  show()
  point(link('변경된 판결'))
  await pass(200)
  expect(card()?.textContent).toContain('뒤에 변경되었을 수 있습니다')
})

it('shows of an article the very paragraph that is cited', async () => {
  show()
  point(link('민법 제126조 제2항'))
  await pass(200)
  expect(card()?.textContent).toBe('민법 제126조(손해배상)현행 조문②둘째 항이다.1.첫째 호')
})

it('stays while it is pointed at itself, and goes soon after it is left', async () => {
  show()
  point(link('판결'))
  await pass(200)
  point(document.body)
  await pass(100)
  point(card() as Element)
  await pass(1000)
  expect(card()).not.toBeNull()
  point(document.body)
  await pass(250)
  expect(card()).toBeNull()
  expect(link('판결').hasAttribute('aria-describedby')).toBe(false)
})

it('opens for the focus and closes with it, with Escape, and when the link is followed', async () => {
  show()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  act(() => link('판결').focus())
  await pass(200)
  expect(card()).not.toBeNull()
  point(document.body)
  await pass(500)
  expect(card()).not.toBeNull()
  act(() => link('민법').focus())
  expect(card()).toBeNull()

  link('판결').addEventListener('click', (event) => event.preventDefault())
  for (const close of [
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.click(link('판결')),
  ]) {
    point(document.body)
    point(link('판결'))
    await pass(200)
    expect(card()).not.toBeNull()
    close()
    expect(card()).toBeNull()
  }
})

it.each(['없는 판결', '민법', '다른 곳'])('opens nothing for %s', async (name) => {
  show()
  point(link(name))
  await pass(500)
  expect(card()).toBeNull()
})

it('opens nothing for a link in a drawing', async () => {
  show()
  point(screen.getByText('그림의 판결'))
  await pass(500)
  expect(card()).toBeNull()
})

it('opens nothing for a touch', async () => {
  show()
  point(link('판결'), 'touch')
  await pass(500)
  expect(card()).toBeNull()
  expect(api.fetched).not.toHaveBeenCalled()
})

it('is fetched with the first link that is pointed at, in the language of the page', async () => {
  show(<LazyCitationCards locale="ko" />)
  point(link('민법'))
  point(link('판결'), 'touch')
  await pass(500)
  point(link('판결'))
  await pass(100)
  point(document.body)
  point(link('판결'))
  await pass(200)
  expect(card()?.textContent).toContain('인용 16회')
})
