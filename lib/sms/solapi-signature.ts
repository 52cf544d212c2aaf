import { createHmac, randomBytes } from 'node:crypto'

export type SolapiKey = { apiKey: string; apiSecret: string }

/** What Solapi compares: the HMAC-SHA256, in hexadecimal, of date and salt written one after the other. */
export function solapiSignature(apiSecret: string, date: string, salt: string): string {
  return createHmac('sha256', apiSecret).update(`${date}${salt}`).digest('hex')
}

/** The header of one request. A signature counts once, so every attempt needs one of its own. */
export function solapiAuthorization({ apiKey, apiSecret }: SolapiKey, now: Date): string {
  const date = now.toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = solapiSignature(apiSecret, date, salt)
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

export type SignedRequest = { apiKey: string; date: string; salt: string; signature: string }

/** Reads such a header; null for any other. */
export function readSolapiAuthorization(header: string): SignedRequest | null {
  const match =
    /^HMAC-SHA256 apiKey=(\S{1,200}), ?date=([\d:.TZ+-]{1,40}), ?salt=([\w-]{12,64}), ?signature=([\da-f]{64})$/.exec(
      header,
    )
  const [, apiKey, date, salt, signature] = match ?? []
  return apiKey && date && salt && signature ? { apiKey, date, salt, signature } : null
}
