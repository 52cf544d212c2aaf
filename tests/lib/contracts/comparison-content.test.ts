/** @jest-environment node */
import { comparisonContent } from '@/lib/contracts/compare/comparison-content'
import { plainText } from '@/lib/documents/blocks/plain-text'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { readDocx } from '@/lib/documents/read/docx/read-docx'
import { openZip } from '@/lib/documents/read/open-zip'
import { writeDocument } from '@/lib/documents/write/write-document'

const place = { label: '제2조', title: '대금', start: 0, end: 20 }
const content = contentSchema.parse(
  comparisonContent(
    {
      clauses: [
        {
          change: 'changed',
          isMoved: false,
          before: [place],
          after: [{ ...place, label: '제3조' }],
          pieces: [
            { kind: 'same', text: '대금은 ' },
            { kind: 'removed', text: '100만원' },
            { kind: 'added', text: '200만원' },
          ],
          isRewritten: false,
        },
      ],
      weighty: [{ subject: 'amount', clause: 0, before: '1,000,000원', after: '2,000,000원' }],
      newFindings: [],
      solvedFindings: [],
    },
    {
      title: '비교 결과',
      note: '법률정보입니다.',
      none: '같습니다.',
      weighty: '먼저 볼 변경',
      clauses: '조항별 비교',
      fresh: '새로 생긴 지적',
      solved: '해결된 지적',
      moved: '자리 옮김',
      subject: (subject) => subject,
      change: (change) => change,
    },
  ),
)

it('shows what was taken out and what was put in', async () => {
  const text = plainText(content.blocks)
  expect(text).toContain('제2조(대금) → 제3조(대금) — changed')
  expect(text).toContain('1,000,000원 → 2,000,000원')
  const runs = content.blocks.flatMap((block) => ('runs' in block ? (block.runs ?? []) : []))
  expect(runs).toMatchObject([
    { text: '대금은 ' },
    { text: '100만원', strike: true },
    { text: '200만원', underline: true },
  ])
  const written = await readDocx(await openZip(await writeDocument(content, 'docx')))
  expect(plainText(written.blocks)).toContain('대금은 100만원200만원')
})
