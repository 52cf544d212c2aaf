/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ReportDialog } from '@/components/corpus/case/report-dialog'
import { mockApi } from '@/tests/factories/api-answer'
import { Localized } from '@/tests/factories/rendered'

// The form is fetched with the first press; here it is there before, however slow the machine is.
beforeAll(() => import('@/components/corpus/case/report-form'))

let api: ReturnType<typeof mockApi>
beforeEach(() => {
  api = mockApi()
  // jsdom draws a dialog and does not open it.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '내용' })
const send = () => screen.getByRole('button', { name: '보내기' })

async function open(): Promise<UserEvent> {
  const user = userEvent.setup()
  render(
    <Localized>
      <ReportDialog serial={101} />
    </Localized>,
  )
  await user.click(screen.getByRole('button', { name: '오류 신고' }))
  await screen.findByRole('textbox', { name: '내용' })
  return user
}

test('a report is sent with its kind, and the reader is thanked', async () => {
  api.on('/api/reports', { success: true, data: { id: 1 } }, 201)
  const user = await open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /본문/ }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: /인용이 잘못됨/ }))
  await user.type(message(), '  선고일을 확인해 주세요.  ')
  await user.click(send())
  expect((await screen.findByRole('status')).textContent).toContain('신고를 받았습니다')
  const [, init] = api.fetched.mock.calls[0] ?? []
  expect(JSON.parse(String(init?.body))).toEqual({
    serial: 101,
    kind: 'citation',
    message: '선고일을 확인해 주세요.',
  })
  await user.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  // The next report begins anew.
  await user.click(screen.getByRole('button', { name: '오류 신고' }))
  expect(message().value).toBe('')
})

test('a report without words is not sent', async () => {
  const user = await open()
  await user.type(message(), ' ')
  await user.click(send())
  expect(await screen.findByText('2자 이상 2,000자 이하로 적어 주세요.')).not.toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(message()))
  expect(api.fetched).not.toHaveBeenCalled()
})

test.each([
  [429, { error: { code: 'rateLimit' } }, '요청 한도를 초과했습니다'],
  [503, '', '서비스를 일시적으로 사용할 수 없습니다'],
])('an answer of %p is said, and the words stay', async (status, body, words) => {
  api.on('/api/reports', body, status)
  const user = await open()
  await user.type(message(), '선고일을 확인해 주세요.')
  await user.click(send())
  expect(await screen.findByText(new RegExp(words))).not.toBeNull()
  expect(message().value).toBe('선고일을 확인해 주세요.')
})
