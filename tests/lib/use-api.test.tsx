/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { z } from 'zod'
import { apiSend } from '@/lib/api-client'
import { clearApiCache, preloadApi, reloadApi, useApi } from '@/lib/use-api'

const schema = z.array(z.string())
const options = { schema, attempts: 1, maxAgeMs: 0 }

/** jsdom has no Response, so the answers of the server are plain objects with what the client reads. */
function answer(data: unknown, status = 200): Response {
  return {
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => (status < 400 ? { data } : { error: { code: data } }),
  } as unknown as Response
}

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>()
beforeEach(async () => {
  fetchMock.mockReset()
  globalThis.fetch = fetchMock as unknown as typeof fetch
  await act(() => clearApiCache())
})

function List({ path = '/api/names', onResult }: { path?: string | null; onResult?: jest.Mock }) {
  const names = useApi(path, options)
  const [failure, setFailure] = useState('')
  const add = (send: () => Promise<unknown>) => () => {
    names
      .update((current) => [...current, 'new'], send)
      .then((result) => onResult?.(result))
      .catch((thrown: { code: string }) => setFailure(thrown.code))
  }
  return (
    <>
      <p role="status">{names.isLoading ? 'loading' : (names.error?.code ?? 'ready')}</p>
      <ul>
        {names.data?.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p role="alert">{failure}</p>
      <button type="button" onClick={add(() => apiSend('/api/names', { method: 'POST' }))}>
        add
      </button>
      <button type="button" onClick={add(async () => ({ ok: false, reason: 'forbidden' }))}>
        refused
      </button>
    </>
  )
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('shows what the address answers, asked once for all components that show it', async () => {
  fetchMock.mockResolvedValue(answer(['a', 'b']))
  render(
    <>
      <List />
      <List />
    </>,
  )
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'a', 'b']))
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('says by its code why there is nothing', async () => {
  fetchMock.mockResolvedValue(answer('unauthorized', 401))
  render(<List />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('unauthorized'))
})

it('asks nothing without an address', async () => {
  render(<List path={null} />)
  expect(screen.getByRole('status').textContent).toBe('ready')
  expect(fetchMock).not.toHaveBeenCalled()
})

it('shows a change at once, and afterwards what the server says', async () => {
  fetchMock.mockResolvedValueOnce(answer(['a']))
  render(<List />)
  await waitFor(() => expect(shown()).toEqual(['a']))

  let finish: (response: Response) => void = () => {}
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  await userEvent.click(screen.getByRole('button', { name: 'add' }))
  expect(shown()).toEqual(['a', 'new'])

  fetchMock.mockResolvedValueOnce(answer(['a', 'stored']))
  await act(async () => finish(answer(null)))
  await waitFor(() => expect(shown()).toEqual(['a', 'stored']))
})

it('takes a change back when it could not be sent', async () => {
  fetchMock.mockResolvedValue(answer(['a']))
  render(<List />)
  await waitFor(() => expect(shown()).toEqual(['a']))
  fetchMock.mockResolvedValueOnce(answer('server', 500))
  await userEvent.click(screen.getByRole('button', { name: 'add' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('server'))
  expect(shown()).toEqual(['a'])
})

it('takes a change back when an action refused it, and hands its answer on', async () => {
  fetchMock.mockResolvedValue(answer(['a']))
  const onResult = jest.fn()
  render(<List onResult={onResult} />)
  await waitFor(() => expect(shown()).toEqual(['a']))
  await userEvent.click(screen.getByRole('button', { name: 'refused' }))
  await waitFor(() => expect(onResult).toHaveBeenCalledWith({ ok: false, reason: 'forbidden' }))
  expect(shown()).toEqual(['a'])
})

it('shows what was preloaded without asking again', async () => {
  fetchMock.mockResolvedValue(answer(['early']))
  preloadApi('/api/early', options)
  await act(async () => {})
  render(<List path="/api/early" />)
  await waitFor(() => expect(shown()).toEqual(['early']))
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('asks again for the addresses that begin as told', async () => {
  fetchMock.mockResolvedValueOnce(answer(['a']))
  render(<List path="/api/names?q=1" />)
  await waitFor(() => expect(shown()).toEqual(['a']))
  fetchMock.mockResolvedValueOnce(answer(['b']))
  await act(() => reloadApi('/api/names'))
  await waitFor(() => expect(shown()).toEqual(['b']))
})

function LongLived() {
  const { data, isLoading } = useApi('/api/kept', { schema, attempts: 1, maxAgeMs: 600_000 })
  return <p role="status">{isLoading ? 'loading' : data?.join()}</p>
}

it('asks again after the cache was cleared, however young the answer was', async () => {
  fetchMock.mockResolvedValueOnce(answer(['first person']))
  const before = render(<LongLived />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('first person'))
  before.unmount()
  await act(() => clearApiCache())
  fetchMock.mockResolvedValueOnce(answer(['second person']))
  render(<LongLived />)
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('second person'))
})
