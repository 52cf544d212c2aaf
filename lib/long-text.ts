import 'server-only'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { locales } from './i18n/routing'

/** A chapter of a long text. Its id is written in the file, so that every language has the same anchors. */
export type TextSection = { id: string; title: string; body: string }

/** A long text of messages/<kind>/<locale>/<name>.md, cut where a table of contents needs it. */
export type LongText = {
  title: string
  /** One or two sentences for lists and search engines. */
  summary: string
  /** yyyy-mm-dd, the day of the last change. */
  updated: string
  /** yyyy-mm-dd, when a rule begins to bind. */
  effective: string | null
  /** What stands before the first chapter. */
  intro: string
  sections: TextSection[]
}

const kindSchema = z.enum(['policies', 'docs'])
const localeSchema = z.enum(locales)
/** Nothing that could leave the folder: no dot, no slash. */
const nameSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
export type TextKind = z.infer<typeof kindSchema>

const day = z.iso.date()
const headSchema = z.strictObject({
  summary: z.string().min(1),
  updated: day,
  effective: day.optional(),
})

const frontMatter = /^---\n([\s\S]*?)\n---\n/
const chapter = /^## (.+?) \{#([a-z0-9-]+)\}$/
const fence = /^(```|~~~)/

function textFolder(kind: TextKind, locale: string): string {
  return path.join(process.cwd(), 'messages', kind, locale)
}

function readFrontMatter(source: string) {
  const [whole = '', yaml = ''] = frontMatter.exec(source) ?? []
  return { head: headSchema.parse(parseYaml(yaml)), rest: source.slice(whole.length) }
}

/**
 * Reads the text of such a file: front matter, `# title`, then chapters `## title {#id}`.
 * @throws Error when the file does not have this form, so that a build stops at it.
 */
export function parseLongText(source: string): LongText {
  const { head, rest } = readFrontMatter(source.replace(/\r\n/g, '\n'))
  let title: string | undefined
  let inCode = false
  const intro: string[] = []
  const chapters: { id: string; title: string; lines: string[] }[] = []
  for (const line of rest.split('\n')) {
    if (fence.test(line)) inCode = !inCode
    if (!inCode && title === undefined && line.startsWith('# ')) {
      title = line.slice(2).trim()
      continue
    }
    if (!inCode && line.startsWith('## ')) {
      const [, name, id] = chapter.exec(line) ?? []
      if (!name || !id) throw new Error(`A chapter without {#id}: ${line}`)
      chapters.push({ id, title: name, lines: [] })
      continue
    }
    const open = chapters.at(-1)?.lines ?? intro
    open.push(line)
  }
  if (title === undefined) throw new Error('A text without # title')
  return {
    title,
    summary: head.summary,
    updated: head.updated,
    effective: head.effective ?? null,
    intro: intro.join('\n').trim(),
    sections: chapters.map((each) => ({
      id: each.id,
      title: each.title,
      body: each.lines.join('\n').trim(),
    })),
  }
}

/** @throws Error for a placeholder without a value, so that a build stops at it. */
function fill(source: string, values: Record<string, string>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A text without a value for {{${name}}}`)
    return value
  })
}

/**
 * A text by its name, or null when there is none of that name: names may come from an address.
 * @param values what stands in for `{{name}}` in it
 */
export async function readLongText(
  kind: TextKind,
  locale: string,
  name: string,
  values: Record<string, string> = {},
): Promise<LongText | null> {
  const asked = z.tuple([kindSchema, localeSchema, nameSchema]).safeParse([kind, locale, name])
  if (!asked.success) return null
  const names = await listLongTexts(kind, locale)
  if (!names.includes(name)) return null
  const file = path.join(textFolder(kind, locale), `${name}.md`)
  return parseLongText(fill(await readFile(file, 'utf8'), values))
}

/** Names of the texts of a kind in a language, in alphabetical order. */
export async function listLongTexts(kind: TextKind, locale: string): Promise<string[]> {
  const folder = textFolder(kindSchema.parse(kind), localeSchema.parse(locale))
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort()
}
