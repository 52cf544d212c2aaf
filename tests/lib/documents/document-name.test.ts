import { cleanName } from '@/lib/documents/document-name'
import { documentNameSchema, folderNameSchema } from '@/lib/documents/schema'

test.each([
  ['임대차 계약서.pdf', '임대차 계약서.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\temp\\계약서.PDF', '계약서.PDF'],
  ['..', null],
  ['', null],
  ['   .  ', null],
  ['a\u0000b\u202efdp.exe', 'abfdp.exe.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a<b>:"c"|?*.pdf', 'a_b___c____.pdf'],
  ['줄\n바꿈.pdf', '줄바꿈.pdf'],
  ['.pdf', 'pdf.pdf'],
])('%j is kept as %j', (given, kept) => {
  expect(cleanName(given, 'pdf')).toBe(kept)
})

test('what is kept is a name that the table takes, however long it came', () => {
  for (const given of ['가'.repeat(500), '😀'.repeat(300), `${'a'.repeat(200)}.pdf`]) {
    const kept = cleanName(given, 'pdf') ?? ''
    expect(kept.endsWith('.pdf')).toBe(true)
    expect([...kept].length).toBeLessThanOrEqual(120)
  }
})

test.each(['', ' ', '.', '..', 'a/b', 'a\\b', 'a\u0000', 'a\u202eb', 'x'.repeat(121)])(
  '%j is no name that a person may give',
  (name) => {
    expect(documentNameSchema.safeParse(name).success).toBe(false)
    expect(folderNameSchema.safeParse(name).success).toBe(false)
  },
)
