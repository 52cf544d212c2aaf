import { z } from 'zod'

const payload = z.object({ session_id: z.uuid() })

/** The session an access token belongs to. The token is not checked here. */
export function sessionOf(token: unknown): string | null {
  if (typeof token !== 'string') return null
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
    return payload.parse(JSON.parse(text)).session_id
  } catch {
    return null
  }
}
