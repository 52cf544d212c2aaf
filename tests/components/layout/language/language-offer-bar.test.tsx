/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LanguageOfferBar } from '@/components/layout/language/language-offer-bar'
import { storedLanguage } from '@/components/layout/language/stored-language'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/i18n/navigation', () => ({
  usePathname: () => '/statutes',
  getPathname: ({ locale, href }: { locale: string; href: string }) => `/${locale}${href}`,
}))

const offer = {
  locale: 'en',
  text: 'This page is available in English.',
  go: 'Read in English',
  dismiss: 'Dismiss',
} as const

beforeEach(() => localStorage.clear())

function open() {
  render(
    <Localized>
      <LanguageOfferBar offer={offer} />
    </Localized>,
  )
  return userEvent.setup()
}

test('offers the same page in the language of the visitor, in its own words', async () => {
  const user = open()
  const link = screen.getByRole('link', { name: 'Read in English' })
  expect(link.getAttribute('href')).toBe('/en/statutes')
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(storedLanguage()).toBe('en')
})

test('an offer that was dismissed does not come back: the language of the page is stored', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(storedLanguage()).toBe('ko')
})
