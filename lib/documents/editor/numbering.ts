/** The numbers of clauses and list items. They are computed from the order, never typed. */

const letters = '가나다라마바사아자차카타파하'
/** After 하 the statutes go on with 거, 너, 더. */
const hangul = [...letters, ...'거너더러머버서어저처커터퍼허', ...'고노도로모보소오조초코토포호']

const circled = (no: number): string => {
  if (no <= 20) return String.fromCodePoint(0x2460 + no - 1)
  if (no <= 35) return String.fromCodePoint(0x3251 + no - 21)
  return no <= 50 ? String.fromCodePoint(0x32b1 + no - 36) : `(${no})`
}
const letter = (no: number): string => hangul[no - 1] ?? String(no)

/** How a clause of each level is numbered: 조, 항, 호, 목, and what contracts put below them. */
const forms: readonly ((no: number) => string)[] = [
  (no) => `제${no}조`,
  circled,
  (no) => `${no}.`,
  (no) => `${letter(no)}.`,
  (no) => `${no})`,
  (no) => `${letter(no)})`,
  (no) => `(${no})`,
  (no) => `(${letter(no)})`,
]

export const deepestClause = forms.length
export const deepestList = 4
const bullets = ['•', '◦', '▪', '-']

export const clauseNumber = (level: number, no: number): string =>
  (forms[level - 1] ?? ((given: number) => String(given)))(no)

const readers: readonly RegExp[] = [
  /^제\s?(\d{1,4})\s?조$/,
  /^([①-⑳㉑-㉟㊱-㊿])$/,
  /^(\d{1,3})\.$/,
  /^([가-힣])\.$/,
  /^(\d{1,3})\)$/,
  /^([가-힣])\)$/,
  /^\((\d{1,3})\)$/,
  /^\(([가-힣])\)$/,
]

/** Which number of a level a mark is: `제5조` the fifth of level 1; null for one that has no place in the count (`제5조의2`). */
export function readClauseNumber(level: number, mark: string): number | null {
  const [, found] = readers[level - 1]?.exec(mark.trim()) ?? []
  if (found === undefined) return null
  if (/^\d+$/.test(found)) return Number(found)
  const at = hangul.indexOf(found)
  if (at >= 0) return at + 1
  for (let no = 1; no <= 50; no++) if (circled(no) === found) return no
  return null
}

/** The level whose marks look like this; null for what numbers no clause. */
export function clauseLevelOf(mark: string): number | null {
  const plain = mark.trim()
  if (/^제\s?\d{1,4}\s?조(?:의\d+)*$/.test(plain)) return 1
  const at = readers.findIndex((_, index) => readClauseNumber(index + 1, plain) !== null)
  return at < 0 ? null : at + 1
}

/** The level of a clause that has a number; null for any other block. */
export function levelOfClause(block: {
  kind: string
  number: string | null
  level?: number | undefined
}): number | null {
  if (block.kind !== 'clause' || block.number === null) return null
  return block.level ?? clauseLevelOf(block.number) ?? 1
}

export type Numbered = {
  kind: string
  level: number
  /** Only of a list. */
  ordered?: boolean
  /** A clause's number that was given and does not follow from the order: 제5조의2. */
  printed?: string | null
}

/** Counts clauses and list items from the top of a document to its end. */
export function createCounter() {
  const clauses = Array<number>(deepestClause + 1).fill(0)
  const items = Array<number>(deepestList + 1).fill(0)
  return {
    /** The number that a clause of this level would have here. */
    expected: (level: number): number => (clauses[level] ?? 0) + 1,
    /** Goes on by one block. @returns its number; null when it has none */
    next({ kind, level, ordered, printed }: Numbered): string | null {
      if (kind === 'list') {
        items.fill(0, level + 1)
        const no = (items[level] ?? 0) + 1
        items[level] = no
        return ordered ? `${no}.` : (bullets[(level - 1) % bullets.length] ?? '-')
      }
      items.fill(0)
      if (kind !== 'clause') return null
      clauses.fill(0, level + 1)
      const no = (clauses[level] ?? 0) + 1
      clauses[level] = printed ? (readClauseNumber(level, printed) ?? no - 1) : no
      return printed || clauseNumber(level, no)
    },
  }
}

/** The numbers of blocks in their order; null for each that has none. */
export function numbersOf(blocks: readonly Numbered[]): (string | null)[] {
  const counter = createCounter()
  return blocks.map((block) => counter.next(block))
}

/** How a text refers to a clause: `제5조 제2항 제1호`. Below 목 the mark itself is named. */
export function referenceText(path: readonly { level: number; number: string }[]): string {
  return path
    .map(({ level, number }) => {
      if (level === 1) return number
      const no = readClauseNumber(level, number)
      if (level === 2) return no === null ? number : `제${no}항`
      if (level === 3) return no === null ? number : `제${no}호`
      if (level === 4) return `${number.replace(/\.$/, '')}목`
      return number
    })
    .join(' ')
}
