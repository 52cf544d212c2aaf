/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { Link } from '@/lib/i18n/link'

type RouterLinkProps = ComponentProps<'a'> & { prefetch?: boolean | null }

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...props }: RouterLinkProps) => (
    <a data-fetches={prefetch !== false} {...props} />
  ),
}))
jest.mock('next-intl', () => ({ useLocale: () => 'ja' }))

const link = () => screen.getByRole('link')
beforeEach(() => render(<Link href="/pricing">요금</Link>))

it('stays in the language of the page', () => {
  expect(link().getAttribute('href')).toBe('/ja/pricing')
})

it('fetches what it leads to when the pointer reaches it, not when it is seen', async () => {
  expect(link().dataset.fetches).toBe('false')
  await userEvent.hover(link())
  expect(link().dataset.fetches).toBe('true')
})

it('does so for the focus of the keyboard too', async () => {
  await userEvent.tab()
  expect(link().dataset.fetches).toBe('true')
})
