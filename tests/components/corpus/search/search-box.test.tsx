/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { SearchBox } from '@/components/corpus/search/search-box'
import { mockApi } from '@/tests/factories/api-answer'
import { Localized } from '@/tests/factories/rendered'

const push = jest.fn()
jest.mock('@/lib/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  getPathname: ({ href }: { href: string }) => href,
}))

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  // The pause before a request passes only when a test lets it.
  jest.useFakeTimers()
  api = mockApi()
  push.mockReset()
})
afterEach(() => jest.useRealTimers())

const law = { kind: 'law', text: '민법', detail: '법률', target: '민법' }
const article = { kind: 'article', text: '민법 제750조', detail: '불법행위', target: '001706#750' }
const suggest = (query: string, suggestions: unknown[]) =>
  api.on(`/api/suggest?q=${query}`, { success: true, data: { suggestions } })

function show(): UserEvent {
  render(
    <Localized>
      <SearchBox preserved={[['type', 'precedents']]} />
    </Localized>,
  )
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
}

const box = () => screen.getByRole<HTMLInputElement>('combobox')

test('suggestions are walked by arrows and taken by Enter', async () => {
  suggest('민법', [law, article])
  const user = show()
  expect(box().getAttribute('aria-expanded')).toBe('false')
  await user.type(box(), '민법')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '법령민법법률',
    '조문민법 제750조불법행위',
  ])
  expect(box().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(box().getAttribute('aria-activedescendant')).toBe(options[1]?.id)
  await user.keyboard('{Enter}')
  expect(push).toHaveBeenCalledWith('/statutes/001706/articles/750')
})

test('only what was typed last is asked for', async () => {
  suggest('임대차보증금', [{ kind: 'term', text: '임대차보증금 반환', detail: '', target: null }])
  const user = show()
  await user.type(box(), '임대차보증금')
  await screen.findByRole('option')
  expect(api.fetched).toHaveBeenCalledTimes(1)
})

test('Escape closes the list and keeps the words; an arrow opens it again', async () => {
  suggest('민법가', [law])
  const user = show()
  await user.type(box(), '민법가')
  await screen.findByRole('option')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(box().value).toBe('민법가')
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('option')).not.toBeNull()
})

test('Enter without a choice searches what was typed, with the scope', async () => {
  suggest('민법나', [law])
  const user = show()
  await user.type(box(), ' 민법나')
  await screen.findByRole('listbox', { hidden: true })
  await user.keyboard('{Enter}')
  expect(push).toHaveBeenCalledWith(
    `/case-search?${new URLSearchParams({ query: '민법나', type: 'precedents' })}`,
  )
})

test('without suggestions the search works all the same', async () => {
  const user = show()
  await user.type(box(), '해고')
  await waitFor(() => expect(api.fetched).toHaveBeenCalled())
  expect(screen.queryByRole('option')).toBeNull()
  await user.keyboard('{Enter}')
  expect(push).toHaveBeenCalledTimes(1)
})

test('a click on a suggestion opens it; the cross empties the field', async () => {
  suggest('민법다', [law])
  const user = show()
  await user.type(box(), '민법다')
  await user.click(await screen.findByRole('option'))
  expect(push).toHaveBeenCalledWith(`/statutes/${encodeURIComponent('민법')}`)
  await user.click(screen.getByRole('button', { name: '검색어 지우기' }))
  expect(box().value).toBe('')
  expect(document.activeElement).toBe(box())
})
