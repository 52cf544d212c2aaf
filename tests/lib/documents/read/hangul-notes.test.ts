import { contentSchema } from '@/lib/documents/blocks/schema'
import { splitNotes, withoutMarks } from '@/lib/documents/read/hangul/notes'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { writeDocument } from '@/lib/documents/write/write-document'

test('a note of a cell stands behind its table, as notes of Word files do', async () => {
  const noted = { text: '보증금', runs: [{ text: '보증금', footnote: 'n1' }] }
  const content = contentSchema.parse({
    blocks: [
      { kind: 'table', rows: [{ cells: [{ text: '구분' }, noted] }] },
      { kind: 'footnote', id: 'n1', number: '1', text: '부가가치세를 포함한다.' },
      { kind: 'paragraph', text: '끝' },
    ],
  })
  const read = await parseDocument(await writeDocument(content, 'hwpx'), 'a.hwpx')
  expect(read).toMatchObject({
    state: 'ready',
    blocks: [
      { kind: 'table', text: '구분\t보증금' },
      { kind: 'footnote', text: '부가가치세를 포함한다.' },
      { kind: 'paragraph', text: '끝' },
    ],
  })
})

test('a note of HWP 5 has its number apart, and its mark is no word of the text', () => {
  const notes = splitNotes('3) 첫 주; 다음 말; 4) 둘째 주')
  expect(notes).toEqual([
    { number: '3', text: '첫 주; 다음 말' },
    { number: '4', text: '둘째 주' },
  ])
  expect(withoutMarks('갑은3) 을에게(4) 준다.4)', notes)).toBe('갑은 을에게(4) 준다.')
})
