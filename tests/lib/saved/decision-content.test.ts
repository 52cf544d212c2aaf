import { caseDetailSchema } from '@/lib/corpus/case-schema'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { writeDocument } from '@/lib/documents/write/write-document'
import { decisionContent } from '@/lib/saved/decision-content'

const detail = caseDetailSchema.parse({
  serial: 7,
  caseNumber: '2022다12345, 12346',
  numbers: ['2022다12345', '2022다12346'],
  caseName: '손해배상',
  court: '대법원',
  courtLevel: 'supreme',
  judgmentDate: '2023-05-18',
  numberYear: 2022,
  caseType: '민사',
  judgmentKind: '판결',
  outcome: null,
  enBanc: false,
  importance: 'general',
  citedBy: 0,
  isSummary: false,
  sourceUrl: null,
  issues: [
    { no: 1, issue: '갑의 책임', gist: '갑은 책임을 진다.', articles: [], cases: [] },
    { no: 2, issue: '을의 책임', gist: '을은 책임이 없다.', articles: [], cases: [] },
  ],
  body: '【원고, 상고인】 갑\n【주 문】\n상고를 기각한다.\n【이 유】\n1. 상고이유를 본다.\n가. 원심은 옳다.\n대법관   홍길동',
  articles: [],
  cases: [],
  citing: [],
  previous: [],
  subsequent: [],
  related: [],
  overruling: [],
  updatedAt: '2026-01-01',
})
const words = {
  issues: '판시사항과 판결요지',
  text: '전문',
  numbers: '병합',
  source: '2026-11-28에 저장',
  address: 'https://example.org/cases/2022다12345',
  summary: '요약입니다.',
}
const squeezed = (text: string) => text.replace(/\s/g, '')

describe.each(['docx', 'hwpx'] as const)('a decision as %s', (format) => {
  it('has its citation, what it held, all its words, the day and the address', async () => {
    const file = await writeDocument(decisionContent(detail, 'ko', words), format)
    const read = await parseDocument(file, `a.${format}`)
    const written = squeezed(
      read.state === 'ready'
        ? read.blocks.map(({ number, text }) => `${number ?? ''}${text}`).join('')
        : '',
    )
    for (const part of [
      '대법원 2023. 5. 18. 선고 2022다12345, 12346 판결 [손해배상]',
      '[1] 갑의 책임',
      '을은 책임이 없다.',
      '상고를 기각한다.',
      '1. 상고이유를 본다.',
      '가. 원심은 옳다.',
      words.source,
      words.address,
    ])
      expect(written).toContain(squeezed(part))
    expect(written).not.toContain(squeezed(words.summary))
  })
})

it('says of a summary that it is one', () => {
  const { blocks } = decisionContent({ ...detail, isSummary: true }, 'ko', words)
  expect(blocks.map(({ text }) => text)).toContain(words.summary)
})
