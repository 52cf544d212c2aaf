/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { quickSearchId, resultAttribute } from '@/components/layout/quick-search/constants'
import { setSingleKeys } from '@/components/layout/shortcuts/single-keys'
import { useShortcuts } from '@/components/layout/shortcuts/use-shortcuts'

const showKeys = jest.fn()
const pressed = jest.fn()

function Page() {
  useShortcuts(showKeys)
  return (
    <main>
      <button type="button" {...{ command: 'show-modal', commandfor: quickSearchId }} />
      <textarea aria-label="text" />
      <a href="/one" {...resultAttribute}>
        one
      </a>
      <a href="/two" {...resultAttribute}>
        two
      </a>
      <button type="button" aria-keyshortcuts="n" onClick={pressed}>
        next
      </button>
      <button type="button" aria-keyshortcuts="p" onClick={pressed} disabled>
        previous
      </button>
      <dialog id={quickSearchId}>
        <input aria-label="field" />
      </dialog>
    </main>
  )
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  showKeys.mockReset()
  pressed.mockReset()
  setSingleKeys(true)
  render(<Page />)
})

const isOpen = () => document.querySelector('dialog')?.open
const user = userEvent.setup()

it('opens the search by / and by Ctrl-K, the latter from a field too', async () => {
  await user.keyboard('/')
  expect(isOpen()).toBe(true)
  document.querySelector('dialog')?.removeAttribute('open')
  await user.click(screen.getByLabelText('text'))
  await user.keyboard('/jk?')
  expect(isOpen()).toBe(false)
  expect(screen.getByLabelText<HTMLTextAreaElement>('text').value).toBe('/jk?')
  await user.keyboard('{Control>}k{/Control}')
  expect(isOpen()).toBe(true)
})

it('reaches the field that a page without the search has for /, until single keys are off', async () => {
  document.querySelector('[commandfor]')?.remove()
  const field = screen.getByLabelText('text')
  field.setAttribute('aria-keyshortcuts', '/')
  setSingleKeys(false)
  await user.keyboard('/')
  expect(document.activeElement).not.toBe(field)
  setSingleKeys(true)
  await user.keyboard('/')
  expect(document.activeElement).toBe(field)
  expect(isOpen()).toBe(false)
})

it('walks the results by j and k, and stays at the last', async () => {
  await user.keyboard('j')
  expect(document.activeElement?.textContent).toBe('one')
  await user.keyboard('jj')
  expect(document.activeElement?.textContent).toBe('two')
  await user.keyboard('k')
  expect(document.activeElement?.textContent).toBe('one')
})

it('acts while the field of a dialog that was just closed still has the focus', async () => {
  screen.getByLabelText('field').focus()
  await user.keyboard('?')
  expect(showKeys).toHaveBeenCalledTimes(1)
})

it('lists the keys; once they are off only Ctrl-K acts', async () => {
  await user.keyboard('?')
  expect(showKeys).toHaveBeenCalledTimes(1)
  setSingleKeys(false)
  await user.keyboard('?/j')
  expect(showKeys).toHaveBeenCalledTimes(1)
  expect(isOpen()).toBe(false)
  await user.keyboard('{Control>}k{/Control}')
  expect(isOpen()).toBe(true)
})

it('presses a button of the page that names the key, unless it is off', async () => {
  await user.keyboard('n')
  expect(pressed).toHaveBeenCalledTimes(1)
  await user.keyboard('p')
  await user.click(screen.getByLabelText('text'))
  await user.keyboard('n')
  expect(pressed).toHaveBeenCalledTimes(1)
})
