/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LazyRecentQueries } from '@/components/corpus/search/lazy-recent-queries'
import { recentSearches } from '@/components/corpus/search/recent-list'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: React.ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}))

/** Answers with what is stored before the list has been fetched, which it then waits for. */
async function show(query: string | null): Promise<string[]> {
  render(
    <Localized>
      <LazyRecentQueries query={query} />
    </Localized>,
  )
  const stored = recentSearches.read()
  await act(() => import('@/components/corpus/search/recent-queries'))
  return stored
}

beforeEach(() => recentSearches.clear())

it('stores a query that had results before the list itself has been fetched', async () => {
  expect(await show('손해배상')).toEqual(['손해배상'])
})

it('stores nothing where nothing was found', async () => {
  await show(null)
  expect(recentSearches.read()).toEqual([])
})

it('lists the others, which can be removed one by one', async () => {
  recentSearches.remember('해고')
  recentSearches.remember('보증금')
  await show('손해배상')
  const names = async () => (await screen.findAllByRole('link')).map((link) => link.textContent)
  expect(await names()).toEqual(['보증금', '해고'])
  await userEvent.click(screen.getByRole('button', { name: /보증금/ }))
  expect(await names()).toEqual(['해고'])
  expect(recentSearches.read()).toEqual(['손해배상', '해고'])
})
