/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { PreviewButton } from '@/components/corpus/preview/preview-button'
import { PreviewPanel } from '@/components/corpus/preview/preview-panel'
import { clearApiCache } from '@/lib/use-api'
import { mockApi } from '@/tests/factories/api-answer'
import { makeArticleDetail } from '@/tests/factories/article-detail'
import { makePublicCase } from '@/tests/factories/public-case'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const results = [
  { name: '2019다81', href: '/cases/2019다81?serial=81' },
  { name: '민법 제750조', href: '/statutes/민법/articles/750' },
  { name: '2019다9', href: '/cases/2019다9?serial=9' },
]
let hasColumn = true
window.matchMedia = () => ({ matches: hasColumn }) as MediaQueryList
Element.prototype.scrollIntoView = () => undefined

let api: ReturnType<typeof mockApi>
beforeEach(async () => {
  api = mockApi()
  hasColumn = true
  window.history.replaceState(null, '', '/case-search')
  await act(() => clearApiCache())
})

function show(opened: string | null = null): UserEvent {
  if (opened) window.history.replaceState(null, '', `/case-search?case=${opened}`)
  render(
    <Localized>
      <main>
        <ol>
          {results.map(({ name, href }) => (
            <li key={name}>
              <a data-result="" href={href}>
                {name}
              </a>
              <PreviewButton name={name} />
            </li>
          ))}
        </ol>
        <PreviewPanel opened={opened ? { kind: 'decision', number: opened, serial: null } : null} />
      </main>
    </Localized>,
  )
  return userEvent.setup()
}

// Every test looks up numbers of its own: answers are kept for ten minutes.
const path = (number: string) => `/api/cases/${number}/detail`
const has = (caseNumber: string) =>
  api.on(path(caseNumber), { success: true, data: makePublicCase({ caseNumber }) })
const asked = () => api.fetched.mock.calls.map(([each]) => decodeURIComponent(each))

async function look(user: UserEvent, number: string) {
  const field = screen.getByRole('textbox', { name: '사건번호' })
  await user.clear(field)
  if (number) await user.type(field, number)
  await user.click(screen.getByRole('button', { name: '열기' }))
}

test('a decision is looked up without the spaces in its number, and stands in the address', async () => {
  has('2019다1')
  const user = show()
  expect(screen.getByText(/사건번호를 넣으면/)).not.toBeNull()
  await look(user, ' 2019 다 1 ')
  expect(await screen.findByRole('heading', { name: /2019다1 대여금/ })).not.toBeNull()
  expect(asked()).toEqual([path('2019다1')])
  expect(new URLSearchParams(window.location.search).get('case')?.trim()).toBe('2019 다 1')
})

test('a decision that was looked up is not asked for again', async () => {
  has('2019다11')
  has('2019다12')
  const user = show()
  for (const number of ['2019다11', '2019다12', '2019다11']) {
    await look(user, number)
    await screen.findByRole('heading', { name: new RegExp(number) })
  }
  expect(asked()).toEqual([path('2019다11'), path('2019다12')])
})

test('without a number nothing is asked, and the field says what it needs', async () => {
  const user = show()
  await look(user, '')
  expect((await screen.findByRole('alert')).textContent).toBe('유효한 사건번호가 필요합니다.')
  await look(user, '   ')
  expect(screen.getByRole('alert').textContent).toBe('유효한 사건번호가 필요합니다.')
  expect(api.fetched).not.toHaveBeenCalled()
})

test.each([
  [404, 'caseNotFound', /2019다3.*찾을 수 없습니다/],
  [400, 'invalidCaseNumber', /올바른 판례번호 형식이 아닙니다/],
])('an answer of %p (%s) is final', async (status, code, message) => {
  api.on(path('2019다3'), { success: false, data: null, error: { code } }, status)
  const user = show()
  await look(user, '2019다3')
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
})

test.each([
  [504, { error: { code: 'caseTimeout' } }, /지연되고 있습니다/],
  [503, 'a page of a proxy', /일시적으로 사용할 수 없습니다/],
  [200, { success: true }, /게이트웨이 오류/],
])('an answer of %p can be tried again', async (status, body, message) => {
  const number = `2019다4${status}`
  api.on(path(number), body, status)
  const user = show()
  await look(user, number)
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  has(number)
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('heading', { name: new RegExp(number) })).not.toBeNull()
})

test('a lost connection is said, and the same number can be opened again', async () => {
  const user = show()
  await look(user, '2019다5')
  expect((await screen.findByRole('alert')).textContent).toContain('네트워크 연결을 확인해주세요')
  has('2019다5')
  await look(user, '2019다5')
  expect(await screen.findByRole('heading', { name: /2019다5/ })).not.toBeNull()
})

test('of several decisions with one number the reader picks one', async () => {
  const { serial, case_number, case_name, court_name, judgment_date } = makePublicCase({
    caseNumber: '2019다61',
  })
  const choice = { serial, case_number, case_name, court_name, judgment_date, cited_by: 0 }
  const choices = [choice, { ...choice, serial: 2, court_name: '부산지방법원' }]
  api.on(path('2019다61'), { success: true, data: null, choices })
  api.on(`${path('2019다61')}?serial=2`, {
    success: true,
    data: makePublicCase({ serial: 2, caseNumber: '2019다61' }),
  })
  const user = show()
  await look(user, '2019다61')
  await user.click(await screen.findByRole('button', { name: /부산지방법원/ }))
  expect(await screen.findByRole('heading', { name: /2019다61 대여금/ })).not.toBeNull()
})

test('the decisions next to one are loaded beforehand', async () => {
  const caseNumber = '2019다71'
  const next = {
    serial: 7,
    caseNumber: '2018나7',
    caseName: '대여금',
    court: '서울고등법원',
    judgmentDate: null,
    citedBy: 0,
  }
  api.on(path(caseNumber), {
    success: true,
    data: makePublicCase({ caseNumber, previous: [next] }),
  })
  api.on(`${path('2018나7')}?serial=7`, {
    success: true,
    data: makePublicCase({ serial: 7, caseNumber: '2018나7' }),
  })
  const user = show()
  await look(user, caseNumber)
  await waitFor(() => expect(asked()).toContain(`${path('2018나7')}?serial=7`))
  const before = asked().length
  await user.click(await screen.findByRole('button', { name: /2018나7/ }))
  expect(await screen.findByRole('heading', { name: /2018나7/ })).not.toBeNull()
  expect(asked()).toHaveLength(before)
})

const hasSerial = (caseNumber: string, serial: number) =>
  api.on(`${path(caseNumber)}?serial=${serial}`, {
    success: true,
    data: makePublicCase({ serial, caseNumber }),
  })
const current = () =>
  screen
    .getAllByRole('listitem')
    .filter((each) => each.hasAttribute('aria-current'))
    .map((each) => each.querySelector('a')?.textContent)

test('the address opens the panel, Escape closes it', async () => {
  has('2019다82')
  const user = show('2019다82')
  await screen.findByRole('heading', { name: /2019다82/ })
  await user.keyboard('{Escape}')
  expect(await screen.findByText(/사건번호를 넣으면/)).not.toBeNull()
  expect(window.location.search).toBe('')
})

test('a result opens by its button, arrows lead to its neighbours, and the list keeps the focus', async () => {
  hasSerial('2019다81', 81)
  hasSerial('2019다9', 9)
  api.on('/api/statutes/민법/articles/750', { success: true, data: makeArticleDetail() })
  const user = show()
  await user.click(screen.getByRole('button', { name: '2019다81 옆에서 열기' }))
  await screen.findByRole('heading', { name: /2019다81/ })
  expect(current()).toEqual(['2019다81'])
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('heading', { name: /민법 제750조/ })
  expect(document.activeElement?.textContent).toBe('민법 제750조')
  expect(current()).toEqual(['민법 제750조'])
  expect(new URLSearchParams(window.location.search).get('statute')).toBe('민법/750')
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('heading', { name: /2019다9/ })
  await user.keyboard('{ArrowDown}')
  expect(current()).toEqual(['2019다9'])
  await user.keyboard('{ArrowUp}')
  await screen.findByRole('heading', { name: /민법 제750조/ })
})

test('arrows in the field of the number stay there', async () => {
  hasSerial('2019다81', 81)
  const user = show()
  await user.click(screen.getByRole('button', { name: '2019다81 옆에서 열기' }))
  await screen.findByRole('heading', { name: /2019다81/ })
  await user.click(screen.getByRole('textbox', { name: '사건번호' }))
  await user.keyboard('{ArrowDown}')
  expect(current()).toEqual(['2019다81'])
})

test('what covers the page is an entry of the history, so that going back shows the list', async () => {
  hasColumn = false
  has('2019다83')
  const user = show()
  const before = window.history.length
  await look(user, '2019다83')
  await screen.findByRole('heading', { name: /2019다83/ })
  expect(window.history.length).toBe(before + 1)
  act(() => window.history.back())
  expect(await screen.findByText(/사건번호를 넣으면/)).not.toBeNull()
  expect(window.location.search).toBe('')
})
