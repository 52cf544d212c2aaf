/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readConsent } from '@/components/layout/consent/consent'
import { startCookieNotice } from '@/components/layout/consent/cookie-choice'
import { CookieNotice } from '@/components/layout/consent/cookie-notice'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}))

const html = document.documentElement
const sent = jest.fn((event: Event) => event.preventDefault())
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: as the server and the notice set it
  document.cookie = 'consent=; max-age=0; path=/'
  sent.mockClear()
  document.addEventListener('submit', sent)
})
afterEach(() => {
  stop()
  document.removeEventListener('submit', sent)
})

function open() {
  render(
    <Localized>
      <a href="#cookie-notice" data-cookie-settings>
        쿠키 설정
      </a>
      <CookieNotice counters={['Google Analytics']} />
    </Localized>,
  )
  return userEvent.setup()
}
const isShown = () => html.hasAttribute('data-cookie-notice')

test('the notice is a form for browsers whose script has not come', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: '필수만' }))
  const form = sent.mock.calls[0]?.[0].target as HTMLFormElement
  expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/api/consent'])
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '필수만' })
  expect([button.name, button.value]).toEqual(['consent', 'necessary'])
})

test('with script the choice is stored at once and nothing is sent', async () => {
  const user = open()
  stop = startCookieNotice()
  expect(isShown()).toBe(true)
  await user.click(screen.getByRole('button', { name: '통계 허용' }))
  expect(isShown()).toBe(false)
  expect(readConsent()).toBe('statistics')
  expect(document.cookie).toContain('consent=statistics')
  expect(sent).not.toHaveBeenCalled()
})

test('the footer opens it again with what was chosen, and gets the focus back', async () => {
  localStorage.setItem('consent', 'statistics')
  const user = open()
  stop = startCookieNotice()
  expect(isShown()).toBe(false)
  const settings = screen.getByRole('link', { name: '쿠키 설정' })
  await user.click(settings)
  expect(isShown()).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('complementary', { name: '쿠키 안내' }))
  expect(screen.getByRole('button', { name: '통계 허용' }).getAttribute('aria-pressed')).toBe(
    'true',
  )
  await user.click(screen.getByRole('button', { name: '필수만' }))
  expect(readConsent()).toBe('necessary')
  expect(document.activeElement).toBe(settings)
})

test('a choice that the server stored before the script came holds', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server and the notice set it
  document.cookie = 'consent=necessary; path=/'
  open()
  stop = startCookieNotice()
  expect(readConsent()).toBe('necessary')
  expect(isShown()).toBe(false)
})
