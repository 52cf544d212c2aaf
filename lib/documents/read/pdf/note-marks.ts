import type { TextItem } from './text-item'

/** The number of each note at the foot of a page, and where it begins. */
export type NotesBelow = ReadonlyMap<string, number>

/** The size of most letters. */
function usualSize(rows: readonly TextItem[][]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of rows.flat())
    letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** The notes of a page: rows of small letters that begin with a number. */
export function notesBelow(rows: readonly TextItem[][]): NotesBelow {
  const usual = usualSize(rows)
  const notes = new Map<string, number>()
  for (const row of rows) {
    const largest = Math.max(...row.map(({ size }) => size))
    if (largest > usual * 0.93) continue
    const number = /^\s*(\d{1,3})\)?\s*[^\d\s.,)]/.exec(row.map(({ text }) => text).join(''))?.[1]
    const y = row[0]?.y
    if (number && y !== undefined) notes.set(number, y)
  }
  return notes
}

/** What is squared is no word with a note: 84㎡ is written 84m² too. */
const unit = /(?:^|[\d\s(])[cmk]?m$|\d$/

/**
 * A row without the marks of notes behind its words, which are no part of the text. A number with a bracket is one
 * wherever it is small; a bare one, as Word prints it, only where a note of that number stands further down.
 */
export function withoutNoteMarks(row: readonly TextItem[], notes: NotesBelow): TextItem[] {
  const largest = Math.max(...row.map(({ size }) => size))
  return row.filter(({ text, size, y }, at) => {
    if (at === 0 || size >= largest * 0.78) return true
    const [, number = '', bracket] = /^(\d{1,3})(\))?$/.exec(text.trim()) ?? []
    if (!number || bracket) return !number
    const below = notes.get(number)
    return below === undefined || below >= y || unit.test(row[at - 1]?.text ?? '')
  })
}
