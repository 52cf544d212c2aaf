import { formatNumber } from '@/lib/documents/blocks/number-format'
import { type BlockInput, type Content, contentSchema } from '@/lib/documents/blocks/schema'

/** A row of figures that is the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4_294_967_296
  }
}

const subjects = [
  '갑은',
  '을은',
  '당사자는',
  '수탁자는',
  '임차인은',
  '도급인은',
  '대리점은',
  '회사는',
]
const objects = [
  '대금을',
  '보증금을',
  '목적물을',
  '결과물을',
  '비밀정보를',
  '통지서를',
  '손해를',
  '개인정보를',
]
const manners = [
  '지체 없이',
  '서면으로',
  '14일 안에',
  '상대방의 동의를 얻어',
  '선량한 관리자의 주의로',
  '매월 말일까지',
  '계약이 끝난 뒤에도',
]
const verbs = [
  '지급한다.',
  '반환하여야 한다.',
  '인도한다.',
  '누설하여서는 아니 된다.',
  '배상한다.',
  '보관한다.',
  '알려야 한다.',
  '변경할 수 없다.',
]
const titles = [
  '목적',
  '정의',
  '대금의 지급',
  '비밀의 유지',
  '계약의 해지',
  '손해배상',
  '불가항력',
  '분쟁의 해결',
  '권리의 양도',
  '통지',
]

/** A contract of several pages, with clauses of four levels, tables, notes and a second part. */
export function sourceOf(seed: number): Content {
  const random = seeded(seed)
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
  const sentence = () => `${pick(subjects)} ${pick(objects)} ${pick(manners)} ${pick(verbs)}`
  const text = () => Array.from({ length: 1 + Math.floor(random() * 3) }, sentence).join(' ')
  const blocks: BlockInput[] = [
    { kind: 'heading', text: `용역계약서 제${seed}호`, role: 'title', level: 1, page: 1 },
    { kind: 'paragraph', text: text(), page: 1 },
  ]
  let notes = 0
  let page = 1
  const articles = 10 + Math.floor(random() * 10)
  for (let no = 1; no <= articles; no++) {
    if (no === Math.ceil(articles / 2)) {
      blocks.push({ kind: 'pageBreak', page })
      page += 1
    }
    blocks.push({
      kind: 'clause',
      number: `제${no}조`,
      text: `(${pick(titles)}) ${text()}`,
      level: 1,
      page,
    })
    if (random() < 0.3) {
      notes += 1
      blocks.push({
        kind: 'footnote',
        number: String(notes),
        text: `주석 ${notes}: ${sentence()}`,
        page,
      })
    }
    const paragraphs = Math.floor(random() * 4)
    for (let at = 1; at <= paragraphs; at++) {
      blocks.push({
        kind: 'clause',
        number: formatNumber(at, 'decimalEnclosedCircle'),
        text: text(),
        level: 2,
        page,
      })
      const items = random() < 0.4 ? 1 + Math.floor(random() * 3) : 0
      for (let item = 1; item <= items; item++) {
        blocks.push({ kind: 'clause', number: `${item}.`, text: sentence(), level: 3, page })
        if (random() < 0.4)
          for (const sub of ['가.', '나.'])
            blocks.push({ kind: 'clause', number: sub, text: sentence(), level: 4, page })
      }
    }
    if (random() < 0.2)
      blocks.push({
        kind: 'table',
        page,
        rows: [
          { cells: ['구분', '내용', '금액'].map((cell) => ({ text: cell, header: true })) },
          ...Array.from({ length: 3 }, (_, row) => ({
            cells: [
              `항목 ${no}-${row + 1}`,
              pick(titles),
              `${1 + Math.floor(random() * 900)},000원`,
            ],
          })),
        ],
      })
  }
  blocks.push({ kind: 'paragraph', text: '갑: 가나 주식회사 (인)', align: 'right', page })
  return contentSchema.parse({ title: `용역계약서 제${seed}호`, blocks })
}
