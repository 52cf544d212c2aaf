/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { z } from 'zod'
import { CheckboxField, TextField } from '@/components/ui/form/field'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered, type FormState, initialFormState } from '@/lib/form-state'

const schema = z.object({
  email: z.string().min(1, 'required').check(z.email('invalidEmail')),
  password: z.string().min(6, 'tooShort'),
  phone: z.string('required'),
  terms: z.literal('on', 'notTicked'),
})
type Key = 'required' | 'notTicked' | 'invalidEmail' | 'tooShort' | 'taken'
type State = FormState<Partial<Record<keyof z.input<typeof schema>, Key>>, 'busy', 'saved'>

const texts: Record<Key, string> = {
  required: 'Fill this in.',
  notTicked: 'This has to be ticked.',
  invalidEmail: 'This is no address.',
  tooShort: 'At least six characters.',
  taken: 'Somebody has it.',
}

async function serve(before: State, data: FormData): Promise<State> {
  const parsed = parseForm<typeof schema, Key>(schema, data)
  const values = submittedTexts(data, ['email', 'terms'])
  if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
  if (parsed.form.email === 'taken@example.test') {
    return answered(before, { errors: { email: 'taken' }, values })
  }
  return answered<State>(before, { result: 'saved' })
}

const dashed = (text: string) => text.replace(/^(\d{3})(\d)/, '$1-$2')

type Props = { action?: typeof serve; initial?: State }

function Form({ action = serve, initial = initialFormState }: Props) {
  const { state, isPending, form, field, checkbox } = useActionForm<State>({
    action,
    initial,
    schema: async () => schema,
    errorText: (key) => texts[key],
    clear: ['password'],
  })
  return (
    <form {...form}>
      {state.reason ? <p role="alert">{state.reason}</p> : null}
      {state.result ? <p role="status">{state.result}</p> : null}
      <TextField {...field('email')} label="E-mail" />
      <TextField {...field('password', { deps: ['email'] })} label="Password" />
      <TextField {...field('phone', { format: dashed })} label="Phone" />
      <CheckboxField {...checkbox('terms')} label="Terms" />
      <input type="hidden" name="locale" value="ko" />
      <button type="submit" aria-disabled={isPending}>
        Send
      </button>
    </form>
  )
}

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const send = () => screen.getByRole('button', { name: 'Send' })

async function fill(user: ReturnType<typeof userEvent.setup>, address: string, secret: string) {
  await user.type(email(), address)
  await user.type(password(), secret)
  await user.type(screen.getByLabelText('Phone'), '01012')
  await user.click(screen.getByLabelText('Terms'))
}

describe('in the browser', () => {
  test('the first field with an error has the focus, and the server is not asked', async () => {
    const action = jest.fn(serve)
    const user = userEvent.setup()
    render(<Form action={action} />)
    await user.type(email(), 'nobody')
    await user.click(send())
    expect(await screen.findByText('This is no address.')).not.toBeNull()
    expect(screen.getByText('At least six characters.')).not.toBeNull()
    expect(screen.getByText('This has to be ticked.')).not.toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(email()))
    expect(email().value).toBe('nobody')
    expect(action).not.toHaveBeenCalled()
  })

  test('an error goes as soon as it is corrected', async () => {
    const user = userEvent.setup()
    render(<Form />)
    await user.click(send())
    expect(await screen.findByText('Fill this in.')).not.toBeNull()
    await user.type(email(), 'somebody@example.test')
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBeNull())
  })

  test('what the server finds is shown at its field, and only passwords are emptied', async () => {
    const user = userEvent.setup()
    render(<Form />)
    await fill(user, 'taken@example.test', 'correct horse')
    await user.click(send())
    expect(await screen.findByText('Somebody has it.')).not.toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(email()))
    expect(email().value).toBe('taken@example.test')
    expect(password().value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('Terms').checked).toBe(true)
  })

  test('all of the form is sent, with the button that sent it, once', async () => {
    const action = jest.fn(serve)
    const user = userEvent.setup()
    render(<Form action={action} />)
    await fill(user, 'somebody@example.test', 'correct horse')
    await user.dblClick(send())
    expect((await screen.findByRole('status')).textContent).toBe('saved')
    expect(action).toHaveBeenCalledTimes(1)
    expect(Object.fromEntries(action.mock.calls[0]?.[1] ?? [])).toEqual({
      email: 'somebody@example.test',
      password: 'correct horse',
      phone: '010-12',
      terms: 'on',
      locale: 'ko',
    })
  })

  test('a broken connection keeps everything that was typed', async () => {
    const user = userEvent.setup()
    render(<Form action={() => Promise.reject(new TypeError('Failed to fetch'))} />)
    await fill(user, 'somebody@example.test', 'correct horse')
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toBe('network')
    expect(email().value).toBe('somebody@example.test')
    expect(password().value).toBe('correct horse')
  })

  test('an error found in the browser replaces what the last answer said', async () => {
    const user = userEvent.setup()
    render(<Form />)
    await fill(user, 'somebody@example.test', 'correct horse')
    await user.click(send())
    expect(await screen.findByRole('status')).not.toBeNull()
    await user.click(send())
    expect(await screen.findByText('At least six characters.')).not.toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('what was typed before the script came is kept and checked', async () => {
    const holder = document.createElement('div')
    document.body.append(holder)
    holder.innerHTML = renderToString(<Form />)
    const typed = holder.querySelector<HTMLInputElement>('[name=email]')
    if (typed) typed.value = 'nobody'
    const user = userEvent.setup()
    render(<Form />, { container: holder, hydrate: true })
    await user.click(send())
    expect(await screen.findByText('This is no address.')).not.toBeNull()
    expect(email().value).toBe('nobody')
    holder.remove()
  })
})

type NoteState = FormState<{ note?: Key }, 'busy', 'saved'>

function NoteForm({ action }: { action: (before: NoteState) => Promise<NoteState> }) {
  const { state, form, field } = useActionForm<NoteState>({
    action,
    initial: initialFormState,
    clearWhenDone: ['note'],
  })
  return (
    <form {...form}>
      {state.reason ? <p role="alert">{state.reason}</p> : null}
      {state.result ? <p role="status">{state.result}</p> : null}
      <TextField {...field('note')} label="Note" />
      <button type="submit">Keep</button>
    </form>
  )
}

describe('a note', () => {
  const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' })

  test('stays as it was typed when it could not be kept, and goes once it is', async () => {
    const user = userEvent.setup()
    let isBusy = true
    render(
      <NoteForm
        action={async (before) =>
          answered(before, isBusy ? { reason: 'busy' } : { result: 'saved' })
        }
      />,
    )
    await user.type(note(), 'a long note')
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    await screen.findByText('busy')
    expect(note().value).toBe('a long note')
    isBusy = false
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    await screen.findByText('saved')
    expect(note().value).toBe('')
  })
})

describe('without script', () => {
  test('an answer is drawn into the page: errors, values, no password', async () => {
    const data = new FormData()
    data.set('email', 'taken@example.test')
    data.set('password', 'correct horse')
    data.set('phone', '')
    data.set('terms', 'on')
    const html = renderToString(<Form initial={await serve(initialFormState, data)} />)
    expect(html).toContain('Somebody has it.')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('value="taken@example.test"')
    expect(html).toMatch(/type="checkbox"[^>]*checked=""|checked=""[^>]*type="checkbox"/)
    expect(html).not.toContain('correct horse')
  })
})
