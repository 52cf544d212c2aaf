import { documentKinds } from '@/lib/documents/document-kind'
import { mayBeKept } from '@/lib/documents/file-start'
import { foreignFiles, sampleFiles } from '@/tests/factories/documents'

test.each(documentKinds)('a file that begins as %s may be kept', (kind) => {
  expect(mayBeKept(sampleFiles[kind].subarray(0, 64))).toBe(true)
})

test.each(['program', 'gif', 'noise'] as const)('a %s is known by how it begins', (name) => {
  expect(mayBeKept(foreignFiles[name])).toBe(false)
})

test('text may be cut within a letter', () => {
  const text = Buffer.from('임대차 계약서', 'utf8')
  for (let end = 1; end <= text.length; end++) expect(mayBeKept(text.subarray(0, end))).toBe(true)
  const eucKr = Buffer.from([0xb0, 0xe8, 0xbe, 0xe0, 0xbc])
  expect(mayBeKept(eucKr)).toBe(true)
})
