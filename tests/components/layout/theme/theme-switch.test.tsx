/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeSwitch } from '@/components/layout/theme/theme-switch'
import { Localized } from '@/tests/factories/rendered'

const icons = { system: 'system', light: 'light', dark: 'dark' }

test('the theme goes from the device to light to dark and back, and is stored', async () => {
  const user = userEvent.setup()
  render(
    <Localized>
      <ThemeSwitch icons={icons} />
    </Localized>,
  )
  const button = screen.getByRole('button')
  const state = () => [
    button.textContent,
    document.documentElement.dataset.theme,
    localStorage.getItem('theme'),
  ]
  expect(state()).toEqual(['system', undefined, null])
  await user.click(button)
  expect(state()).toEqual(['light', 'light', 'light'])
  await user.click(button)
  expect(state()).toEqual(['dark', 'dark', 'dark'])
  await user.click(button)
  expect(state()).toEqual(['system', undefined, null])
})
