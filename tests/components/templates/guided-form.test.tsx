/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GuidedForm } from '@/components/templates/form/guided-form'
import { signedInCookie } from '@/lib/supabase/constants'
import { loadOwnDraft } from '@/lib/templates/actions'
import { guideOf } from '@/lib/templates/guide'
import { templateById } from '@/lib/templates/templates'
import guides from '@/messages/ko/templateGuides.json'
import { Localized } from '@/tests/factories/rendered'

jest.mock('@/lib/templates/actions', () => ({
  saveOwnDraft: jest.fn(),
  loadOwnDraft: jest.fn(),
  loadOwnParties: jest.fn().mockResolvedValue({ ok: true, parties: [] }),
  loadDocumentAnswers: jest.fn(),
  deleteOwnDraft: jest.fn().mockResolvedValue({ ok: true }),
}))

function show() {
  const template = templateById('loan-agreement')
  if (!template) throw new Error('no template')
  render(
    <Localized>
      <GuidedForm template={template} guide={guideOf(guides, template.id)} links={{}} />
    </Localized>,
  )
  return userEvent.setup()
}
const nameField = () => screen.getByLabelText<HTMLInputElement>('이름')
const sheet = () => screen.getByRole('region', { name: '미리보기' })

beforeEach(() => localStorage.clear())
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = `${signedInCookie}=; max-age=0`
})

test('starting over empties the fields on the screen with the document', async () => {
  window.confirm = () => true
  const user = show()
  await waitFor(() => expect(nameField().matches(':disabled')).toBe(false))
  await user.type(nameField(), '홍길동')
  await waitFor(() => expect(sheet().textContent).toContain('홍길동'))
  await user.click(screen.getByRole('button', { name: '처음부터' }))
  await waitFor(() => expect(sheet().textContent).not.toContain('홍길동'))
  expect(nameField().value).toBe('')
  // The same name again is an answer again.
  await user.type(nameField(), '홍길동')
  await waitFor(() => expect(sheet().textContent).toContain('홍길동'))
})

test('nothing is typed before the draft of the account is known', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${signedInCookie}=1`
  let answer: (loaded: unknown) => void = () => {}
  jest.mocked(loadOwnDraft).mockReturnValue(
    new Promise((done) => {
      answer = done as typeof answer
    }),
  )
  show()
  expect(nameField().matches(':disabled')).toBe(true)
  await act(async () => answer({ ok: true, draft: { answers: { lender: { name: '김소라' } } } }))
  await waitFor(() => expect(nameField().matches(':disabled')).toBe(false))
  expect(nameField().value).toBe('김소라')
  expect(screen.getByText('지난번에 쓰던 내용을 이어서 씁니다.')).not.toBeNull()
})

test('a draft that comes after its time takes nothing away that was typed meanwhile', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${signedInCookie}=1`
  jest.useFakeTimers({ advanceTimers: true })
  let answer: (loaded: unknown) => void = () => {}
  jest.mocked(loadOwnDraft).mockReturnValue(
    new Promise((done) => {
      answer = done as typeof answer
    }),
  )
  show()
  await act(async () => jest.advanceTimersByTime(10_000))
  expect(nameField().matches(':disabled')).toBe(false)
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).type(nameField(), '홍길동')
  await act(async () => answer({ ok: true, draft: { answers: { lender: { name: '김소라' } } } }))
  expect(nameField().value).toBe('홍길동')
  expect(sheet().textContent).toContain('홍길동')
  jest.useRealTimers()
})
