import { Link, Text } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Run } from '@/lib/documents/blocks/schema'
import type { WrittenRun } from '@/lib/documents/write/footnote-places'
import { plainCharacters } from '@/lib/plain-characters'

type Style = Record<string, string | number>

/** The face has no slanted letters, as Korean has none; they are underlined by nobody and stay upright. */
function styleOf(run: Run): Style {
  const lines = [run.underline ? 'underline' : '', run.strike ? 'line-through' : ''].filter(Boolean)
  return {
    ...(run.bold ? { fontWeight: 700 } : {}),
    ...(lines.length > 0 ? { textDecoration: lines.join(' ') } : {}),
    ...(run.size ? { fontSize: run.size } : {}),
    ...(run.color ? { color: `#${run.color}` } : {}),
    ...(run.highlight ? { backgroundColor: '#fff3b0' } : {}),
    ...(run.superscript || run.subscript ? { fontSize: 7 } : {}),
  }
}

/** Tabs are four spaces: a page of PDF has no stops. */
const words = (text: string) => plainCharacters(text).replace(/\t/g, '    ')

/** Runs as text of a page; the mark of a note stands behind its run. Deleted text is left out. */
export function runElements(
  written: readonly WrittenRun[],
  mark: (note: NonNullable<WrittenRun['note']>) => string,
): ReactElement[] {
  return written
    .filter(({ run }) => run.change?.kind !== 'deleted')
    .flatMap(({ run, note }, at) => {
      const style = styleOf(run)
      const key = `run-${at}`
      const text = words(run.text)
      const main =
        run.href && /^(?:https?:|mailto:)/.test(run.href) ? (
          <Link key={key} src={run.href} style={{ ...style, color: '#A92B1C' }}>
            {text}
          </Link>
        ) : (
          <Text key={key} style={style}>
            {text}
          </Text>
        )
      const sign = note ? (
        <Text key={`${key}-note`} style={{ fontSize: 7 }}>
          {mark(note)}
        </Text>
      ) : null
      return [...(text ? [main] : []), ...(sign ? [sign] : [])]
    })
}
