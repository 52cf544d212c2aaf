/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useRoutedLinks } from '@/components/layout/navigation/use-routed-links'
import { TextLink } from '@/components/ui/text-link'

const push = jest.fn()
const router = { push }
jest.mock('next/navigation', () => ({ useRouter: () => router }))
jest.mock('@/lib/i18n/navigation', () => ({
  getPathname: ({ locale, href }: { locale: string; href: string }) => `/${locale}${href}`,
}))

function Page() {
  useRoutedLinks()
  return (
    <>
      <TextLink href="/cases/2012다1?serial=7#text">
        <b>decision</b>
      </TextLink>
      <a href="#elsewhere">other</a>
    </>
  )
}

/** Whether the browser would follow the link, which jsdom cannot. */
const leftToBrowser = jest.fn()
function watch(event: Event) {
  leftToBrowser(!event.defaultPrevented)
  event.preventDefault()
}

beforeEach(() => {
  push.mockReset()
  leftToBrowser.mockReset()
  window.addEventListener('click', watch)
  render(
    <NextIntlClientProvider locale="en" messages={{}}>
      <Page />
    </NextIntlClientProvider>,
  )
})
afterEach(() => window.removeEventListener('click', watch))

test('a press leads on by the router, with the query and the place', async () => {
  await userEvent.click(screen.getByText('decision'))
  expect(push).toHaveBeenCalledWith('/en/cases/2012%EB%8B%A41?serial=7#text')
  expect(leftToBrowser).toHaveBeenCalledWith(false)
})

test.each(['Control', 'Meta', 'Shift', 'Alt'])('with %s held it is the browser', async (key) => {
  const user = userEvent.setup()
  await user.keyboard(`{${key}>}`)
  await user.click(screen.getByText('decision'))
  expect(push).not.toHaveBeenCalled()
  expect(leftToBrowser).toHaveBeenCalledWith(true)
})

test('other links are left alone', async () => {
  await userEvent.click(screen.getByText('other'))
  expect(push).not.toHaveBeenCalled()
  expect(leftToBrowser).toHaveBeenCalledWith(true)
})
