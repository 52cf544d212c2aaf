import { BlockList, isIP } from 'node:net'

// Of the special-purpose registries of IANA: everything that is not an address of the public internet.
const blocked4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Of the public unicast space 2000::/3: what leads to other networks or is for documents. */
const blocked6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [net, prefix] of blocked4) refused.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of blocked6) refused.addSubnet(net, prefix, 'ipv6')
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the public internet. Forms of IPv6 that carry one of IPv4 are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  if (family === 6) return unicast.check(address, 'ipv6') && !refused.check(address, 'ipv6')
  return false
}

/** Why nothing is posted to an address; keys of `error` in messages/…/webhooks.json. */
export type AddressProblem = 'https' | 'private' | 'address'

/**
 * What is wrong with an address before its name is looked up: not https, with a log-in, with a port that is neither
 * 443 nor one that programs may open, or a number that is not public.
 */
export function addressProblem(text: string): AddressProblem | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url) return 'address'
  if (url.protocol !== 'https:') return 'https'
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'address'
  if (url.port !== '' && Number(url.port) < 1024) return 'address'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'private'
  const isLocal = !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)\.?$/.test(host)
  return isLocal ? 'private' : null
}
