import { decodablePath } from '@/lib/requests/decodable-path'

it.each([
  ['/', '/'],
  ['/en/about?q=%ff', '/en/about?q=%ff'],
  ['/statutes/%EB%AF%BC%EB%B2%95', '/statutes/%EB%AF%BC%EB%B2%95'],
  ['/statutes/%25EB%25AF%25BC', '/statutes/%25EB%25AF%25BC'],
  ['/%ff', '/%EF%BF%BD'],
  ['/%', '/%EF%BF%BD'],
  ['/%25ff', '/%EF%BF%BDff'],
  ['/%2', '/%EF%BF%BD2'],
  ['/a%2Fb/%ff', '/a%2Fb/%EF%BF%BD'],
  ['/cases/%C3?serial=1?2', '/cases/%EF%BF%BD?serial=1?2'],
  ['/statutes/%EB%AF%BC/articles/%ff', '/statutes/%EB%AF%BC/articles/%EF%BF%BD'],
])('%s is read as %s', (address, read) => {
  expect(decodablePath(address)).toBe(read)
  const [path = ''] = read.split('?')
  expect(() => decodeURIComponent(decodeURIComponent(path))).not.toThrow()
})
