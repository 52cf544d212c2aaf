import {
  isAllowed,
  networkOf,
  normalizeAddress,
  normalizeAllowedEntry,
} from '@/lib/site-state/ip-address'

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  [' ::1 ', '::1'],
])('spells %s in one way', (text, plain) => {
  expect(normalizeAddress(text)).toBe(plain)
})

it.each(['unknown', '', '256.1.1.1', '1.2.3', 'localhost', '10.0.0.0/8', '1.2.3.4, 5.6.7.8'])(
  'takes %p for no address',
  (text) => {
    expect(normalizeAddress(text)).toBeNull()
  },
)

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['203.0.113.5', '203.0.113.5'],
  ['unknown', 'unknown'],
  ['a@example.com', 'a@example.com'],
])('counts %s as %s', (text, network) => {
  expect(networkOf(text)).toBe(network)
})

it('lets a list call this machine by its name', () => {
  expect(normalizeAllowedEntry('LocalHost')).toBe('localhost')
  expect(normalizeAllowedEntry('example.com')).toBeNull()
  expect(isAllowed(['localhost'], '127.0.0.1')).toBe(true)
  expect(isAllowed(['localhost'], '::1')).toBe(true)
  expect(isAllowed(['localhost'], '203.0.113.5')).toBe(false)
  expect(isAllowed(['203.0.113.5'], '203.0.113.5')).toBe(true)
  expect(isAllowed(['203.0.113.5'], null)).toBe(false)
})
