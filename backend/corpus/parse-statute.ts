import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readDate } from '@/lib/korean-law/judgment/judgment-date'
import { lawKey } from '@/lib/korean-law/names/law-names'
import { isPending, isRepealed, marksAmendmentOf } from '@/lib/korean-law/statute/pending'
import { BadSourceError, listField, readFrontMatter, textField } from './front-matter'
import { cleanText } from './source-text'
import type { ParsedArticle, ParsedLaw } from './types'

const headSchema = z.object({
  lawId: z.string().regex(/^\d{6}$/),
  title: z.string().min(1).max(500),
  kind: z.string().min(1).max(60),
})

/**
 * Reads a statute in the legalize-kr layout.
 * @param today yyyy-mm-dd: what takes effect later is pending
 * @throws BadSourceError naming what is wrong with the file
 */
export function parseStatute(text: string, today: string): ParsedLaw {
  const front = readFrontMatter(text)
  const parsed = headSchema.safeParse({
    lawId: textField(front, '법령ID'),
    title: textField(front, '제목').replace(/\s+/g, ' '),
    kind: textField(front, '법령구분'),
  })
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'))
    throw new BadSourceError('bad-field', names.join(', '))
  }
  const { title } = parsed.data
  const promulgatedOn = readDate(textField(front, '공포일자'))
  const effectiveOn = readDate(textField(front, '시행일자'))
  const pending = isPending(effectiveOn, today)
  const { main, addenda } = splitAddenda(front.rest)
  // A law with one 부칙 is new: all of it lies ahead, and nothing bears an amendment mark.
  const isNew = (addenda.match(/^\s*부\s?칙\s*[<〈]/gm)?.length ?? 0) <= 1
  const marked = promulgatedOn ? marksAmendmentOf(promulgatedOn) : () => false
  const changed = pending ? (isNew ? () => true : marked) : null
  return {
    ...parsed.data,
    mst: textField(front, '법령MST') || null,
    titleKey: lawKey(title),
    ministries: listField(front, '소관부처'),
    promulgatedOn,
    promulgationNo: textField(front, '공포번호').replace(/^0+(?=\d)/, '') || null,
    effectiveOn,
    pending,
    sourceUrl: textField(front, '출처') || null,
    addenda: cleanText(addenda).replace(/^부칙\n(?=부칙)/, ''),
    isSummary: textField(front, '요약') === 'true',
    sourceHash: createHash('sha256').update(text).digest('hex'),
    textLength: main.length,
    articles: readArticles(main, changed),
  }
}

/** 부칙 number their articles from 1 again: they must never be taken for articles of the law. */
function splitAddenda(rest: string): { main: string; addenda: string } {
  const heading = /^#{1,2} 부칙[ \t]*\r?$/m.exec(rest)
  if (!heading) return { main: rest, addenda: '' }
  return {
    main: rest.slice(0, heading.index),
    addenda: rest.slice(heading.index + heading[0].length),
  }
}

const headingLine = /^(#{1,6})[ \t]+(.*?)[ \t]*\r?$/gm
const articleHeading = /^제(\d+)조((?:의\d+)*)(?:\s*\((.*)\))?/
/** Text before the first article: a preamble, or all of a law that has no articles. */
const preambleNo = '0'

function readArticles(main: string, changed: ((text: string) => boolean) | null): ParsedArticle[] {
  const articles: ParsedArticle[] = []
  const seen = new Set<string>()
  const path: string[] = []
  const headings = [...main.matchAll(headingLine)]
  const preamble = main.slice(0, headings.find((h) => h[1] === '#####')?.index ?? main.length)
  const add = (no: string, title: string | null, raw: string) => {
    const body = cleanArticle(raw)
    // The first text of a number is the article; a second one would silently replace it.
    if (seen.has(no) || (!body && !title)) return
    seen.add(no)
    const pending = changed?.(body) ?? false
    // Until the amendment that takes it out is in force, an article still binds.
    const gone = isRepealed(body) || (no === preambleNo && abolishes.test(body))
    const repealed = gone && !pending
    articles.push({
      no,
      position: articles.length,
      title,
      path: path.join(' > '),
      body,
      pending,
      repealed,
    })
  }
  const opening = cleanText(preamble.replace(headingLine, ''))
  if (opening)
    add(preambleNo, opening.startsWith('전문') ? '전문' : null, opening.replace(/^전문\n/, ''))
  headings.forEach((heading, i) => {
    const [whole, marks = '', words = ''] = heading
    const article = marks.length === 5 ? articleHeading.exec(words) : null
    if (!article) {
      const part = words.replace(/\s*[<〈‹].*$/, '').trim()
      if (/^제\d+/.test(part)) path.splice(depthOf(part, path), path.length, part)
      return
    }
    const [, number = '', branches = '', title] = article
    const end = headings[i + 1]?.index ?? main.length
    const plainTitle = title?.replace(/^\((.*)\)$/, '$1').trim() || null
    add(number + branches, plainTitle, main.slice(heading.index + whole.length, end))
  })
  return articles
}

const abolishes = /폐지한다\.?$/

const depths = ['편', '장', '절', '관', '항']

/** A chapter ends the sections of the chapter before it, at any level of its heading. */
function depthOf(part: string, path: string[]): number {
  const depth = depths.indexOf(/^제\d+([편장절관항])/.exec(part)?.[1] ?? '항')
  const at = path.findIndex(
    (p) => depths.indexOf(/^제\d+([편장절관항])/.exec(p)?.[1] ?? '항') >= depth,
  )
  return at < 0 ? path.length : at
}

function cleanArticle(raw: string): string {
  const plain = raw.replace(/\*\*/g, '').replace(/^(\s*\d+)\\\./gm, '$1.')
  // Items of a statute are indented by level: each stays a line of its own.
  return cleanText(plain.replace(/^[ \t\u3000]+/gm, ''))
}
