import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import manifest from '@/app/manifest'

jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
}))

const file = (name: string) => path.join(process.cwd(), 'public', name)
const pngSize = (data: Buffer) => [data.readUInt32BE(16), data.readUInt32BE(20)]

test.each([
  ['apple-touch-icon.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['icon-maskable-512.png', 512, 512],
  ['open-graph.png', 1200, 630],
])('%s is a PNG of %d × %d', (name, width, height) => {
  expect(pngSize(readFileSync(file(name)))).toEqual([width, height])
})

test('favicon.ico holds three sizes, each where its directory says', () => {
  const data = readFileSync(file('favicon.ico'))
  expect(data.readUInt16LE(4)).toBe(3)
  const sizes = [0, 1, 2].map((at) => {
    const offset = data.readUInt32LE(6 + 16 * at + 12)
    return pngSize(data.subarray(offset))[0]
  })
  expect(sizes).toEqual([16, 32, 48])
})

test('every icon that the manifest names is there, one of them for masks', async () => {
  const { icons = [] } = await manifest()
  for (const { src } of icons) {
    expect(existsSync(file(src))).toBe(true)
  }
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual(
    expect.arrayContaining([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]),
  )
})

test('security.txt says whom to write to, and has not run out', () => {
  const text = readFileSync(file('.well-known/security.txt'), 'utf8')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  const monthAhead = Date.now() + 30 * 24 * 3600 * 1000
  expect(new Date(expires).getTime()).toBeGreaterThan(monthAhead)
})
