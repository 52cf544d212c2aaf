import { createHmac } from 'node:crypto'

/**
 * The headers of Standard Webhooks: HMAC-SHA256 over id, time and body, once for each secret that is good.
 * @param secrets `whsec_` with the key in base64
 * @param at in seconds
 */
export function signedHeaders(
  id: string,
  at: number,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': String(at),
    'webhook-signature': signatures.join(' '),
  }
}
