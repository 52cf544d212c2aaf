import administrative from './data/administrative.json'
import chinese from './data/chinese.json'
import civil from './data/civil.json'
import civilProcedure from './data/civil-procedure.json'
import company from './data/company.json'
import constitution from './data/constitution.json'
import construction from './data/construction.json'
import consumer from './data/consumer.json'
import criminal from './data/criminal.json'
import criminalProcedure from './data/criminal-procedure.json'
import englishLay from './data/english-lay.json'
import englishWords from './data/english-words.json'
import everyday from './data/everyday.json'
import family from './data/family.json'
import finance from './data/finance.json'
import insolvency from './data/insolvency.json'
import international from './data/international.json'
import ip from './data/ip.json'
import japanese from './data/japanese.json'
import labor from './data/labor.json'
import lease from './data/lease.json'
import medical from './data/medical.json'
import privacy from './data/privacy.json'
import statutes from './data/statutes.json'
import tax from './data/tax.json'
import traffic from './data/traffic.json'

type Table = Readonly<Record<string, string>>

/** The order decides between fields when nothing else does: the common ones come first. */
const FIELDS: Readonly<Record<string, Table>> = {
  statutes,
  civil,
  lease,
  family,
  criminal,
  criminalProcedure,
  civilProcedure,
  labor,
  company,
  consumer,
  traffic,
  construction,
  medical,
  tax,
  administrative,
  constitution,
  finance,
  ip,
  insolvency,
  privacy,
  international,
}

/** The field whose terms are titles of laws. */
export const STATUTES = 'statutes'

/** What people say rather than lawyers; it belongs to no field of law. */
export const LAY = 'lay'

/** One way of saying a Korean legal term in another language. */
export interface GlossaryEntry {
  text: string
  /** Korean renderings, the likeliest first. */
  korean: string[]
  field: string
  /** 0 for the usual equivalent, higher for rarer ones. */
  rank: number
}

/** What happens to people and how they say it: by Korean term, in each language. Any other table goes before it. */
const EVERYDAY: Readonly<Record<string, { en?: string; ja?: string; zh?: string }>> = everyday

function everydayEntries(language: 'en' | 'ja' | 'zh'): GlossaryEntry[] {
  return Object.entries(EVERYDAY).flatMap(([korean, said]) =>
    listOf(said[language] ?? '')
      .filter((text) => text !== '')
      .map((text) => ({ text, korean: [korean], field: LAY, rank: 2 })),
  )
}

function listOf(joined: string): string[] {
  return joined.split(';').map((part) => part.trim())
}

/** Every English equivalent, those of lawyers and those of laypeople; what is listed already goes before what follows. */
export function englishEntries(): GlossaryEntry[] {
  const entries: GlossaryEntry[] = []
  for (const [field, table] of Object.entries(FIELDS)) {
    for (const [korean, english] of Object.entries(table)) {
      listOf(english).forEach((text, rank) => {
        entries.push({ text, korean: [korean], field, rank })
      })
    }
  }
  for (const [text, korean] of Object.entries(englishLay)) {
    entries.push({ text, korean: listOf(korean), field: LAY, rank: 0 })
  }
  for (const [text, korean] of Object.entries(englishWords)) {
    entries.push({ text, korean: listOf(korean), field: LAY, rank: 1 })
  }
  const known = new Set(entries.map(({ text }) => text.toLowerCase()))
  return [...entries, ...everydayEntries('en').filter(({ text }) => !known.has(text.toLowerCase()))]
}

/** Japanese or Chinese words whose Korean is not simply their Sino-Korean reading. */
export function hanEntries(language: 'ja' | 'zh'): GlossaryEntry[] {
  const table: Table = language === 'ja' ? japanese : chinese
  const listed = Object.entries(table).map(([text, korean]) => ({
    text,
    korean: listOf(korean),
    field: LAY,
    rank: 0,
  }))
  return [...listed, ...everydayEntries(language).filter(({ text }) => !(text in table))]
}

/** The Korean terms of the glossary, titles of laws included. */
export function koreanTerms(): string[] {
  return [...new Set(Object.values(FIELDS).flatMap((table) => Object.keys(table)))]
}
