/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'
import { ShowModal } from '@/components/ui/overlay/show-modal'

/** jsdom knows the element, but not how it opens and closes. */
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
      this.dataset.modal = ''
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      delete this.dataset.modal
      this.dispatchEvent(new Event('close'))
    },
  })
})

const words = { confirm: '지우기', cancel: '취소', close: '닫기' }
const confirmed = jest.fn()
beforeEach(() => confirmed.mockReset())

function Page({ ready }: { ready?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <ConfirmDialog
        open={open}
        title="대화를 지울까요?"
        words={words}
        ready={ready}
        onConfirm={confirmed}
        onClose={() => setOpen(false)}
      >
        되돌릴 수 없습니다.
      </ConfirmDialog>
    </>
  )
}

async function open(ready = true) {
  const user = userEvent.setup()
  render(<Page ready={ready} />)
  await user.click(screen.getByRole('button', { name: '열기' }))
  return user
}

test('asks before something is done, and its content is there only while it is open', async () => {
  const user = await open()
  expect(screen.getByRole('dialog', { name: '대화를 지울까요?' })).toBeInstanceOf(HTMLElement)
  expect(screen.getByText('되돌릴 수 없습니다.')).toBeInstanceOf(HTMLElement)
  await user.click(screen.getByRole('button', { name: '지우기' }))
  expect(confirmed).toHaveBeenCalledTimes(1)
})

test.each(['취소', '닫기'])('%s leaves things as they are', async (name) => {
  const user = await open()
  await user.click(screen.getByRole('button', { name }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('되돌릴 수 없습니다.')).toBeNull()
  expect(confirmed).not.toHaveBeenCalled()
})

test('what is not ready cannot be confirmed', async () => {
  const user = await open(false)
  await user.click(screen.getByRole('button', { name: '지우기' }))
  expect(confirmed).not.toHaveBeenCalled()
})

test('a dialog that came open with the page becomes modal, one closed before the script stays closed', () => {
  render(
    <>
      <dialog id="came-open" open>
        준비 중
      </dialog>
      <dialog id="closed">준비 중</dialog>
      <ShowModal dialogId="came-open" />
      <ShowModal dialogId="closed" />
    </>,
  )
  expect(document.getElementById('came-open')?.dataset.modal).toBe('')
  expect(document.querySelector<HTMLDialogElement>('#closed')?.open).toBe(false)
})
