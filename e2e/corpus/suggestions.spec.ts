import { expect, test } from '@playwright/test'

test('suggestions are walked and taken by keyboard', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('search').getByRole('combobox')
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await box.pressSequentially('민법')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')

  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', /./)
  await box.press('ArrowUp')
  await expect(box).not.toHaveAttribute('aria-activedescendant', /./)

  await box.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(box).toHaveValue('민법')

  await box.press('ArrowDown')
  await expect(options.first()).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).not.toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Enter without a choice searches what was typed', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('search').getByRole('combobox')
  await box.pressSequentially('민법')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/case-search\?query=/)
})
