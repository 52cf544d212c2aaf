/** @jest-environment node */
import { auditPackages, isAllowed } from '@/scripts/audit/licences.mjs'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT AND GPL-3.0-only) OR ISC', true],
  ['AGPL-3.0-or-later', false],
  ['SSPL-1.0', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
  ['', false],
])('the licence %j may be used: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed)
})

const good = { license: 'MIT', integrity: 'sha512-x' }

test('a package without a licence, under a forbidden one or without a checksum is named', () => {
  const { problems } = auditPackages({
    '': {},
    'node_modules/good': good,
    'node_modules/nameless': { integrity: 'sha512-x' },
    'node_modules/a/node_modules/viral': { ...good, license: 'GPL-3.0-only' },
    'node_modules/loose': { license: 'MIT' },
    'node_modules/link': { link: true },
    // Optional, but ours: it would be installed.
    'node_modules/native': { license: 'MIT', optional: true, os: ['linux'], cpu: ['x64'] },
  })
  expect(problems).toEqual([
    'nameless names no licence',
    'viral is under GPL-3.0-only',
    'loose has no integrity, so that every tarball would be taken for it',
    'native has no integrity, so that every tarball would be taken for it',
  ])
})

test('what only other machines install is counted apart', () => {
  const optional = { license: 'MIT', optional: true }
  const { problems, unsigned } = auditPackages({
    'node_modules/mac': { ...optional, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/arm': { ...optional, os: ['linux'], cpu: ['arm64'] },
    'node_modules/musl': { ...optional, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  })
  expect(problems).toEqual([])
  expect(unsigned).toEqual(['mac', 'arm', 'musl'])
})
