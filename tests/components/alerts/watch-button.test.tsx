/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { WatchButton } from '@/components/alerts/watch-button'
import { beginWatch } from '@/lib/alerts/actions'
import { answered } from '@/lib/form-state'
import { signedInCookie } from '@/lib/supabase/constants'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/alerts/actions', () => ({ beginWatch: jest.fn() }))
jest.mock('@/lib/use-api', () => ({ useApi: () => ({ data: { watched: false } }) }))
jest.mock('@/lib/i18n/navigation', () => ({
  Link: ({ href, onClick, ...rest }: ComponentProps<'a'>) => (
    <a
      href={typeof href === 'string' ? href : '/login'}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
      {...rest}
    />
  ),
}))

const begin = jest.mocked(beginWatch)
const signIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is how the site says that somebody is signed in.
  document.cookie = `${signedInCookie}=1`
}
beforeEach(() => {
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${signedInCookie}=; max-age=0`
  begin.mockReset()
  begin.mockImplementation(async (before) => answered(before, { result: 'watched' }))
})

const open = (reference: string) =>
  render(
    <Localized>
      <WatchButton kind="article" reference={reference} path="/statutes/x" />
    </Localized>,
  )

test('what a visitor wanted is watched when they come back signed in, once and nothing else', async () => {
  const visit = open('001706#750')
  await userEvent.click(await screen.findByRole('link', { name: '알림 받기' }))
  expect(begin).not.toHaveBeenCalled()
  visit.unmount()

  signIn()
  const other = open('001706#751')
  await screen.findByRole('button', { name: '알림 받기' })
  expect(begin).not.toHaveBeenCalled()
  other.unmount()

  const back = open('001706#750')
  await screen.findByRole('link', { name: '알림 받는 중' })
  expect(Object.fromEntries(begin.mock.calls[0]?.[1] ?? [])).toEqual({
    kind: 'article',
    reference: '001706#750',
  })
  back.unmount()

  open('001706#750')
  await screen.findByRole('button', { name: '알림 받기' })
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a plan that allows no more says so, and the button stays', async () => {
  signIn()
  begin.mockImplementation(async (before) => answered(before, { reason: 'limit' }))
  open('001706#750')
  await userEvent.click(await screen.findByRole('button', { name: '알림 받기' }))
  await waitFor(() => screen.getByText(/요금제의 알림 한도가 찼습니다/))
  screen.getByRole('button', { name: '알림 받기' })
})

test('what was wanted is asked for again when the page was left before the answer came', async () => {
  const visit = open('001706#750')
  await userEvent.click(await screen.findByRole('link', { name: '알림 받기' }))
  visit.unmount()
  signIn()
  let answer = () => {}
  begin.mockImplementationOnce(
    (before) =>
      new Promise((resolve) => {
        answer = () => resolve(answered(before, { result: 'watched' }))
      }),
  )
  const left = open('001706#750')
  await waitFor(() => expect(begin).toHaveBeenCalledTimes(1))
  left.unmount()
  answer()

  open('001706#750')
  await screen.findByRole('link', { name: '알림 받는 중' })
  expect(begin).toHaveBeenCalledTimes(2)
})
