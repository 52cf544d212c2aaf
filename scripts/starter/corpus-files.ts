import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'

/** Front matter and sections of one Markdown file in the legalize-kr layout. */
export type SourceFile = {
  path: string
  facts: Record<string, string | string[]>
  sections: Record<string, string>
  text: string
}

/** The layout's front matter is flat YAML: `key: value`, or `key:` followed by `- item` lines. */
function parseFrontMatter(text: string): Record<string, string | string[]> {
  const facts: Record<string, string | string[]> = {}
  const end = text.indexOf('\n---', 3)
  let key = ''
  for (const line of text.slice(3, end).split('\n')) {
    const item = /^\s*-\s+(.+)$/.exec(line)
    if (item && key) {
      const list = facts[key]
      facts[key] = [...(Array.isArray(list) ? list : []), unquote(item[1] ?? '')]
      continue
    }
    const pair = /^([^:\s]+):\s*(.*)$/.exec(line)
    if (!pair) continue
    key = pair[1] ?? ''
    facts[key] = pair[2] === '[]' || pair[2] === '' ? [] : unquote(pair[2] ?? '')
  }
  return facts
}

const unquote = (value: string) => value.trim().replace(/^(['"])(.*)\1$/, '$2')

export const fact = (file: SourceFile, key: string): string => {
  const value = file.facts[key]
  return typeof value === 'string' ? value : ''
}

export function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8')
  const sections: Record<string, string> = {}
  for (const part of text.split(/^## /m).slice(1)) {
    const line = part.indexOf('\n')
    sections[part.slice(0, line).trim()] = part.slice(line + 1).trim()
  }
  return { path, facts: parseFrontMatter(text), sections, text }
}

/** Finds decisions by number and serial without reading a gigabyte: files are named by number. */
export function indexDecisions(corpus: string) {
  const root = join(corpus, 'precedent-kr')
  const byNumber = new Map<string, string[]>()
  for (const type of readdirSync(root)) {
    for (const level of readdirSync(join(root, type))) {
      for (const name of readdirSync(join(root, type, level))) {
        const number = name.replace(/[_.].*$/, '')
        const path = join(root, type, level, name)
        byNumber.set(number, [...(byNumber.get(number) ?? []), path])
      }
    }
  }
  return (caseNumber: string, serial: string): SourceFile | null => {
    const number = caseNumber.split(',')[0]?.trim() ?? ''
    for (const path of byNumber.get(number) ?? []) {
      const file = readSource(path)
      if (fact(file, '판례일련번호') === serial) return file
    }
    return null
  }
}

/** Every statute file's head: enough to know its 법령ID and title. */
export function listStatutes(corpus: string): { path: string; lawId: string; title: string }[] {
  const root = join(corpus, 'kr')
  const found: { path: string; lawId: string; title: string }[] = []
  for (const law of readdirSync(root)) {
    for (const name of readdirSync(join(root, law))) {
      if (!name.endsWith('.md')) continue
      const path = join(root, law, name)
      const facts = parseFrontMatter(head(path))
      const { 법령ID: lawId, 제목: title } = facts
      if (typeof lawId === 'string' && typeof title === 'string') found.push({ path, lawId, title })
    }
  }
  return found
}

function head(path: string): string {
  const handle = openSync(path, 'r')
  const buffer = Buffer.alloc(4096)
  const length = readSync(handle, buffer, 0, buffer.length, 0)
  closeSync(handle)
  return buffer.toString('utf8', 0, length)
}
