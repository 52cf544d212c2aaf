/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { QuickSearchOptions } from '@/components/corpus/quick-search/quick-search-options'
import { recentSearches } from '@/components/corpus/search/recent-list'
import { QuickSearchDialog } from '@/components/layout/quick-search/quick-search-dialog'
import { mockApi } from '@/tests/factories/api-answer'
import { Localized, rendered } from '@/tests/factories/rendered'

const push = jest.fn()
jest.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => '/',
  getPathname: ({ href }: { href: string }) => href,
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}))

let api: ReturnType<typeof mockApi>
let dialog: HTMLDialogElement
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  // The pause before a request passes only when a test lets it.
  jest.useFakeTimers()
  api = mockApi()
  push.mockReset()
  recentSearches.clear()
  const host = document.createElement('div')
  host.innerHTML = rendered(<QuickSearchDialog />)
  document.body.replaceChildren(host)
  dialog = host.querySelector('dialog') as HTMLDialogElement
  dialog.open = true
  dialog.close = () => {
    dialog.open = false
  }
})
afterEach(() => jest.useRealTimers())

function show(): UserEvent {
  const container = document.body.appendChild(document.createElement('div'))
  render(
    <Localized>
      <QuickSearchOptions dialog={dialog} />
    </Localized>,
    { container },
  )
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

const field = () => dialog.querySelector('input') as HTMLInputElement
const options = () => screen.findAllByRole('option')

it('offers what is suggested, pages of that name, the search and the chat; Enter opens the chosen', async () => {
  api.on('/api/suggest?q=요금', {
    success: true,
    data: {
      suggestions: [{ kind: 'case', text: '2004다1', target: '2004다1', detail: '요금 · 대법원' }],
    },
  })
  const user = show()
  await user.type(field(), '요금')
  await act(async () => jest.advanceTimersByTime(200))
  await within(dialog).findByText('2004다1')
  expect((await options()).map(({ textContent }) => textContent)).toEqual([
    '판례2004다1요금 · 대법원',
    '페이지요금',
    '검색요금',
    'AI 질문요금',
  ])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}')
  expect(field().getAttribute('aria-activedescendant')).toBe((await options())[0]?.id)
  await user.keyboard('{Enter}')
  expect(push).toHaveBeenCalledWith('/cases/2004%EB%8B%A41')
  expect(dialog.open).toBe(false)
  expect(field().value).toBe('')
})

it('searches what is typed when nothing is chosen, also while suggestions cannot be had', async () => {
  const user = show()
  await user.type(field(), '손해배상{Enter}')
  expect(push).toHaveBeenCalledWith(`/case-search?${new URLSearchParams({ query: '손해배상' })}`)
})

it('offers the last queries while nothing is typed', async () => {
  recentSearches.remember('보증금 반환')
  const user = show()
  const [recent] = await options()
  expect(recent?.textContent).toBe('최근보증금 반환')
  await user.click(recent as HTMLElement)
  expect(push).toHaveBeenCalledWith(`/case-search?${new URLSearchParams({ query: '보증금 반환' })}`)
})
