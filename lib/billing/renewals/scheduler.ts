import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request comes from the scheduler: it says the secret. Takes as long whatever is wrong with it. */
export function isScheduler(headers: Headers, secret: string): boolean {
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
}
