/** @jest-environment jsdom */
import { render, waitFor } from '@testing-library/react'
import { readLastResults } from '@/components/corpus/reading/last-results'
import { RecordResults } from '@/components/corpus/reading/record-results'
import { resultAttribute } from '@/components/layout/quick-search/constants'

const href = '/case-search?query=x'

function show(query: string) {
  render(
    <main>
      <ol>
        <li>
          <a href="/en/cases/A?serial=1" {...resultAttribute}>
            A <b>one</b>
          </a>
          <mark>퇴직금</mark> <mark>퇴직</mark> <mark>갑</mark> <mark>분할</mark> <mark>분할</mark>
        </li>
        <li>
          <a href="/statutes/B/articles/1" {...resultAttribute}>
            B
          </a>
        </li>
      </ol>
      <RecordResults href={href} query={query} />
    </main>,
  )
  return waitFor(() => {
    const stored = readLastResults()
    if (!stored) throw new Error('not stored yet')
    return stored
  })
}

beforeEach(() => localStorage.clear())

it('stores the results without their language, and the whole words, the most frequent first', async () => {
  expect(await show('퇴직금 분할')).toEqual({
    href,
    words: ['분할', '퇴직금'],
    results: [
      { href: '/cases/A?serial=1', name: 'A one' },
      { href: '/statutes/B/articles/1', name: 'B' },
    ],
  })
})

it('keeps a part of a longer word that was typed', async () => {
  expect((await show('퇴직')).words).toEqual(['분할', '퇴직금', '퇴직'])
})

it('keeps the last list where nothing was found', async () => {
  await show('퇴직금')
  render(<RecordResults href="/case-search?query=y" query="y" />)
  expect(readLastResults()?.href).toBe(href)
})
