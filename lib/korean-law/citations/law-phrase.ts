import { actName, lawKey } from '@/lib/korean-law/names/law-names'
import {
  clauseEnd,
  lawEnding,
  meansEarlierText,
  nameWithParticle,
  notLaws,
} from './article-grammar'

/** A law named at the end of a stretch of text. */
export type LawPhrase = {
  /** Offset of the name in the stretch. */
  start: number
  name: string
  former: boolean
  /** 부칙 follows the name. */
  addenda: boolean
  /** Nothing stands between the name and the end of the stretch but one space. */
  touches: boolean
}

/** Short names that a text defines for itself: `(이하 '공정거래법'이라 한다)`. Keys as by `lawKey`. */
export type Aliases = ReadonlyMap<string, { name: string; former: boolean }>

type Known = { name: string; former: boolean }

const longestName = 70
const mostWords = 14
const sameLaw =
  /^(같은|동|위|이|그|상기|전기)?\s?(법률|법|시행령|시행규칙|규칙|영|령|규정)(\s?시행령|\s?시행규칙)?$/
const lawWord = /(?:법|법률|령|규칙|규정)$/
const hardBoundary = /[.,;:()[\]{}【】「『“”"'‘’/<>〈〉\n?!]|\d\)/g

/**
 * Reads the law whose name ends a stretch of text, brackets after it included. `last` is what 같은 법
 * refers to. Null when the stretch does not end in a law.
 */
export function readLawPhrase(
  stretch: string,
  aliases: Aliases,
  last: Known | null,
): LawPhrase | null {
  let text = stretch.trimEnd()
  const touches = stretch.length - text.length <= 1
  let former = false
  const addenda = /부\s?칙$/.test(text)
  if (addenda) text = text.replace(/부\s?칙$/, '').trimEnd()
  for (let guard = 0; guard < 3 && /[)\]]$/.test(text); guard += 1) {
    const open = openingOf(text)
    if (open < 0) return null
    if (meansEarlierText(text.slice(open))) former = true
    text = text.slice(0, open).trimEnd()
  }
  const quoted = /[」』>〉'’"”]$/.test(text)
  if (quoted) text = text.slice(0, -1).trimEnd()
  text = text.replace(/(법|령|칙|률|정)(?:의|상의|상)$/, '$1')
  if (!lawEnding.test(text)) return null
  const phrase = namePhrase(text)
  if (!phrase) return null
  if (quoted && /[「『<〈‘'“"]/.test(text[phrase.lead - 1] ?? '')) phrase.lead -= 1
  return meaning(
    phrase,
    { former, addenda, touches: touches && !addenda && !quoted },
    aliases,
    last,
  )
}

/** Index of the bracket that the last character closes. */
function openingOf(text: string): number {
  let depth = 0
  for (let i = text.length - 1; i >= 0; i -= 1) {
    const char = text[i]
    if (char === ')' || char === ']') depth += 1
    if ((char === '(' || char === '[') && --depth === 0) return i
  }
  return -1
}

/** `lead` is where 구 before the name stands, else the name's own start. */
type Phrase = { words: string[]; start: number; lead: number; former: boolean }

/** The words at the end of a text that can belong to a law's name. */
function namePhrase(text: string): Phrase | null {
  const from = Math.max(0, text.length - longestName)
  const tail = text.slice(from)
  let cut = 0
  for (const boundary of tail.matchAll(hardBoundary)) cut = boundary.index + boundary[0].length
  const words = [...tail.slice(cut).matchAll(/\S+/g)].map((m) => ({
    word: m[0],
    at: cut + m.index,
  }))
  let first = Math.max(0, words.length - mostWords)
  let prefix: number | null = null
  for (let i = words.length - 2; i >= first; i -= 1) {
    const { word = '', at = 0 } = words[i] ?? {}
    const next = words[i + 1]?.word ?? ''
    const list = /^(?:및|또는)$/.test(next) && lawWord.test(word) && !notLaws.test(word)
    const earlier = word === '구' || word === '의용'
    if (earlier) prefix = at
    if (earlier || cutsClause(word, next)) {
      first = i + 1
      break
    }
    if (list) {
      first = i + 2
      break
    }
  }
  while (
    /^(?:및|또는|와|과|이|그|위|각)$/.test(words[first]?.word ?? '') &&
    first < words.length - 1
  ) {
    if (words[first]?.word === '위' || words[first]?.word === '이') break
    first += 1
  }
  const head = words[first]
  if (!head) return null
  const at = from + head.at
  const lead = prefix === null ? at : from + prefix
  return { words: words.slice(first).map((w) => w.word), start: at, lead, former: prefix !== null }
}

/** 및 inside a name joins nouns; elsewhere a clause's end bars the way. */
function cutsClause(word: string, next: string): boolean {
  if (/^(?:및|또는|이|위|그|같은)$/.test(word)) return false
  if (nameWithParticle.test(word)) return !/^(?:시행에|특례에)$/.test(next)
  return clauseEnd.test(word)
}

/** Replaces anaphora and the text's own short names. */
function meaning(
  phrase: Phrase,
  marks: { former: boolean; addenda: boolean; touches: boolean },
  aliases: Aliases,
  last: Known | null,
): LawPhrase | null {
  const { words } = phrase
  const former = marks.former || phrase.former
  const done = (name: string, from: number, isFormer: boolean): LawPhrase => ({
    start: from === 0 ? phrase.lead : phrase.start + lengthBefore(words, from),
    name,
    former: isFormer,
    addenda: marks.addenda,
    touches: marks.touches,
  })
  for (let from = Math.max(0, words.length - 4); from < words.length; from += 1) {
    const written = words.slice(from).join(' ')
    const alias = readAlias(written, aliases)
    if (alias) return done(alias.name, from, former || alias.former)
  }
  for (let from = Math.max(0, words.length - 3); from < words.length; from += 1) {
    const [, pointer, kind = '', lower] = sameLaw.exec(words.slice(from).join(' ')) ?? []
    // Without 같은 or 위, a bare 법 or 시행령 must be all there is: 법률 ends many a full name.
    if (!kind || (pointer === undefined && words.length > 1)) continue
    const name = last && sameName(kind, lower?.trim(), last.name)
    // A bare 법 says nothing without a law before it.
    return name ? done(name, from, former || (last?.former ?? false)) : null
  }
  const name = words.join(' ')
  const lastWord = words.at(-1) ?? ''
  if (name.length < 2 || (words.length === 1 && notLaws.test(lastWord))) return null
  return done(name.replace(/^구(?=\s)/, '').trim(), 0, former)
}

function readAlias(written: string, aliases: Aliases): Known | undefined {
  if (aliases.size === 0) return undefined
  const key = lawKey(written)
  const direct = aliases.get(key)
  if (direct) return direct
  const lower = /(시행령|시행규칙)$/.exec(key)?.[1]
  const act = lower && aliases.get(key.slice(0, -lower.length))
  return act ? { name: `${actName(act.name)} ${lower}`, former: act.former } : undefined
}

/** What 같은 법, 동법 시행령, 같은 영 mean after `last`. */
function sameName(kind: string, lower: string | undefined, last: string): string {
  const act = actName(last)
  if (lower) return `${act} ${lower}`
  if (kind === '시행령' || kind === '영' || kind === '령')
    return /령$|규정$/.test(last) ? last : `${act} 시행령`
  if (kind === '시행규칙' || kind === '규칙') return /규칙$/.test(last) ? last : `${act} 시행규칙`
  if (kind === '규정') return last
  return act
}

function lengthBefore(words: string[], count: number): number {
  return words.slice(0, count).reduce((sum, word) => sum + word.length + 1, 0)
}

const definition = /이하\s?(?:각각?\s?)?[‘'"“「]\s?(구\s)?([^‘’'"“”「」()\n]{1,40}?)\s?[’'"”」]/g

/** Collects the short names a text defines right after a law's full name. */
export function readAliases(text: string): Aliases {
  const aliases = new Map<string, Known>()
  for (const match of text.matchAll(definition)) {
    const short = match[2] ?? ''
    if (!lawEnding.test(short)) continue
    const open = openBracketBefore(text, match.index)
    if (open < 0) continue
    const law = readLawPhrase(text.slice(Math.max(0, open - longestName), open), aliases, null)
    if (!law || lawKey(law.name) === lawKey(short)) continue
    const former = law.former || meansEarlierText(text.slice(open, match.index))
    aliases.set(lawKey(short), { name: law.name, former })
  }
  return aliases
}

/** The bracket that is open at a place in a text, at most 200 characters before it. */
function openBracketBefore(text: string, at: number): number {
  let depth = 0
  for (let i = at - 1; i >= Math.max(0, at - 200); i -= 1) {
    if (text[i] === ')') depth += 1
    if (text[i] === '(' && depth-- === 0) return i
  }
  return -1
}
