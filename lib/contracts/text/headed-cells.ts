import type { Contract, Sentence } from '@/lib/contracts/types'
import { cellsOf, type Line, linesOf } from './lines'

/** The tables of a text: lines with bars that follow each other. */
function tablesOf(text: string): Line[][] {
  const tables: Line[][] = []
  let open: Line[] | null = null
  for (const line of linesOf(text)) {
    if (!line.text.includes('|')) open = null
    else if (/^[\s|:-]+$/.test(line.text)) continue
    else if (open) open.push(line)
    else {
      open = [line]
      tables.push(open)
    }
  }
  return tables
}

/** Cells of tables as sentences of their own, each with the head of its column before it: 사고 통지 72시간 이내. */
export function headedCells({ text, clauses }: Contract): Sentence[] {
  return tablesOf(text).flatMap(([first, ...rows]) => {
    const heads = first ? cellsOf(first.text) : []
    if (heads.length < 2 || heads.some((head) => /\d/.test(head) || head.length > 16)) return []
    return rows.flatMap((row) => {
      const clause = clauses.find(({ start, end }) => start <= row.start && row.start < end)
      const cells = cellsOf(row.text)
      if (!clause || cells.length !== heads.length) return []
      return cells.map((cell, column) => ({
        clause,
        paragraph: 0,
        start: row.start,
        end: row.end,
        quote: row.text,
        text: `${heads[column]} ${cell}`,
        exceptions: '',
        lead: '',
      }))
    })
  })
}
