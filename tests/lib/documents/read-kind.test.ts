import { documentKinds } from '@/lib/documents/document-kind'
import { readKind } from '@/lib/documents/read-kind'
import { foreignFiles, sampleFiles } from '@/tests/factories/documents'

test.each(documentKinds)('%s is told by its bytes, whatever its name', (kind) => {
  const name = kind === 'md' ? 'notes.md' : 'anything.exe'
  expect(readKind(sampleFiles[kind], name)).toBe(kind)
})

test.each(Object.entries(foreignFiles))('a %s is not taken, even under a good name', (_, bytes) => {
  for (const kind of documentKinds) expect(readKind(bytes, `a.${kind}`)).toBeNull()
})

test('HWP 3, which lies in no container, is HWP', () => {
  const bytes = Buffer.concat([
    Buffer.from('HWP Document File V3.00 \x1a\x01\x02'),
    Buffer.alloc(99),
  ])
  expect(readKind(bytes, '옛 계약서.hwp')).toBe('hwp')
})

test('text of Korean Notepad, old and new, is text', () => {
  const eucKr = Buffer.from([0xb0, 0xe8, 0xbe, 0xe0, 0xbc, 0xad])
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('계약서', 'utf16le')])
  for (const bytes of [eucKr, utf16]) expect(readKind(bytes, 'a.txt')).toBe('txt')
})

test('an archive whose directory lies about its places is refused', () => {
  const bytes = Buffer.from(sampleFiles.docx)
  bytes.writeUInt32LE(0xffffff00, bytes.length - 6)
  expect(readKind(bytes, 'a.docx')).toBeNull()
  const many = Buffer.from(sampleFiles.docx)
  many.writeUInt16LE(0xffff, many.length - 12)
  expect(readKind(many, 'a.docx')).toBeNull()
})
