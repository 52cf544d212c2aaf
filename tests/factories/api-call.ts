import type { LegalApp } from './legal-app'

/** Lets the public API reach the service without a network: its fetch goes to the app in this process. */
export function connectFetch(service: LegalApp): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(String(input))
    return service.app.request(`${pathname}${search}`, init ?? {})
  })
}

const site = 'http://localhost:3000'
let caller = 0

/** A request from an address of its own, so that no test uses up another's allowance. */
export function apiRequest(path: string, body?: unknown): Request {
  caller++
  const headers = { 'x-forwarded-for': `10.0.${caller >> 8}.${caller & 255}` }
  if (body === undefined) return new Request(`${site}${path}`, { headers })
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Request(`${site}${path}`, { method: 'POST', body: text, headers })
}

export async function read(response: Response) {
  return { status: response.status, body: await response.json() }
}
