/** jsdom has no Response, so the answers of the server are plain objects with what the API client reads. */
export function apiResponse(data: unknown, status = 200): Response {
  return {
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => (status < 400 ? { data } : { error: { code: data } }),
  } as unknown as Response
}

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>()

/** Answers instead of the network. Call it before each test. */
export function mockApi(): typeof fetchMock {
  fetchMock.mockReset()
  globalThis.fetch = fetchMock as unknown as typeof fetch
  return fetchMock
}
