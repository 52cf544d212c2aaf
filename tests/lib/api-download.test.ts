/** @jest-environment node */
import { apiDownload } from '@/lib/api-download'

const fetchMock = jest.spyOn(globalThis, 'fetch')

function file(disposition?: string): Response {
  return new Response('text', {
    headers: disposition ? { 'content-disposition': disposition } : {},
  })
}

it.each([
  ['attachment; filename="a.md"; filename*=UTF-8\'\'%EB%8C%80%ED%99%94.md', '대화.md'],
  ['attachment; filename="beopdap-2026.json"', 'beopdap-2026.json'],
  ['attachment; filename="a.md"; filename*=UTF-8\'\'%E0%A4%A', 'a.md'],
  [undefined, 'default.md'],
])('names the file as the server does: %s', async (disposition, name) => {
  fetchMock.mockResolvedValue(file(disposition))
  const got = await apiDownload('/api/x', 'default.md')
  expect(got.name).toBe(name)
  expect(await got.file.text()).toBe('text')
})

it('throws what the server says when there is no file, and asks once', async () => {
  fetchMock.mockReset()
  fetchMock.mockResolvedValue(Response.json({ error: { code: 'unavailable' } }, { status: 503 }))
  await expect(apiDownload('/api/x', 'a')).rejects.toMatchObject({ code: 'unavailable' })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})
