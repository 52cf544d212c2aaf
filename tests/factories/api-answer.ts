/** jsdom has no Response: what the browser's client of the API reads of one. */
export function apiAnswer(body: unknown, status = 200): Response {
  const answer = { ok: status < 400, status, headers: new Headers(), json: async () => body }
  return answer as unknown as Response
}

/** The answers of the site's API, by the path that is asked; what is not named is a lost connection. */
export function mockApi() {
  const fetched = jest.fn<Promise<Response>, [string, RequestInit?]>()
  const answers = new Map<string, () => Response>()
  fetched.mockImplementation(async (path) => {
    const answer = answers.get(decodeURIComponent(path))
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  globalThis.fetch = fetched as unknown as typeof fetch
  return {
    fetched,
    on(path: string, body: unknown, status = 200) {
      answers.set(path, () => apiAnswer(body, status))
    },
    off(path: string) {
      answers.delete(path)
    },
  }
}
