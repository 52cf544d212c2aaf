/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DisclosureMenu } from '@/components/ui/overlay/disclosure-menu'

let path = '/'
jest.mock('next/navigation', () => ({ usePathname: () => path }))

const Page = () => (
  <>
    <DisclosureMenu label="소개">
      <a href="#about">회사 소개</a>
    </DisclosureMenu>
    <button type="button">다른 곳</button>
  </>
)

const summary = () => screen.getByText('소개')
const isOpen = () => summary().closest('details')?.open

beforeEach(() => {
  path = '/'
})

test('a press opens the menu, Escape closes it and gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(summary())
  expect(isOpen()).toBe(true)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '회사 소개' }))
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(summary())
})

test('a press elsewhere closes it, and so does a link to the page that is open', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(summary())
  await user.click(screen.getByRole('button', { name: '다른 곳' }))
  expect(isOpen()).toBe(false)
  await user.click(summary())
  await user.click(screen.getByRole('link', { name: '회사 소개' }))
  expect(isOpen()).toBe(false)
})

test('moving the focus out of the menu closes it', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(summary())
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '다른 곳' }))
  expect(isOpen()).toBe(false)
})

test('another page closes it; a menu that was opened before the script stays open', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Page />)
  summary().closest('details')?.setAttribute('open', '')
  rerender(<Page />)
  expect(isOpen()).toBe(true)
  path = '/about'
  rerender(<Page />)
  expect(isOpen()).toBe(false)
  await user.click(summary())
  expect(isOpen()).toBe(true)
})
