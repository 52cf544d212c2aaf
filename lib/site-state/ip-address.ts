import { z } from 'zod'

const ipv4 = z.ipv4()
const ipv6 = z.ipv6()

/**
 * One spelling for each address: IPv6 in its short form, IPv4 without the prefix that a socket of both kinds
 * gives it (`::ffff:203.0.113.5`). Null for what is no address.
 */
export function normalizeAddress(text: string): string | null {
  const address = text.trim().toLowerCase()
  if (ipv4.safeParse(address).success) return address
  if (!ipv6.safeParse(address).success) return null
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return mapped
  return new URL(`http://[${address}]`).hostname.slice(1, -1)
}

/**
 * What one subscriber is given: of an IPv6 address the first 64 bits, whose other half everybody may choose
 * anew for every request; an IPv4 address whole. What is no address stays as it is.
 */
export function networkOf(text: string): string {
  const address = normalizeAddress(text)
  if (!address?.includes(':')) return address ?? text
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const given = groups(head)
  const missing = tail === undefined ? 0 : 8 - given.length - groups(tail).length
  const whole = [...given, ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
  return `${whole.slice(0, 4).join(':')}::/64`
}

/** Whether an address, in its plain spelling, is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** What a list of allowed addresses may hold: an address or `localhost`; in its plain spelling, or null. */
export function normalizeAllowedEntry(text: string): string | null {
  return text.trim().toLowerCase() === 'localhost' ? 'localhost' : normalizeAddress(text)
}

/** Whether a list of entries names this address. */
export function isAllowed(entries: readonly string[], address: string | null): boolean {
  if (!address) return false
  return entries.includes(address) || (isLoopback(address) && entries.includes('localhost'))
}
