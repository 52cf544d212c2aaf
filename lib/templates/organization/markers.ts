import { isParticle } from '@/lib/templates/particle'
import { longestFieldName } from './constants'

/** Other ways of writing a value, by the word that authors use. */
const formats = { 한글: 'words', 숫자: 'figures', 긴날짜: 'long' } as const
export type MarkerFormat = (typeof formats)[keyof typeof formats]

export type SectionMarker = {
  kind: 'begin' | 'beginNot'
  name: string
  /** The section holds when the answer is this; null: when there is an answer, or yes. */
  value: string | null
}
/** What stands in double braces in the document of an organisation. */
export type Marker =
  | { kind: 'value'; name: string; format: MarkerFormat | null; particle: string | null }
  | SectionMarker
  | { kind: 'end'; name: string }

/** 은(는), 는(은), (으)로 behind a marker: both forms are written, so that one of them is put there. */
const behind =
  /^(?:은\(는\)|는\(은\)|이\(가\)|가\(이\)|을\(를\)|를\(을\)|과\(와\)|와\(과\)|\(으\)로|으로\(로\)|\(이\)라고?|\(이\)며|\(이\)고|\(이\)나)/

/** The particle that both forms name; null for what names none. */
function particleOf(forms: string): string | null {
  const plain = forms.replace(/^\(([가-힣]+)\)/, '$1').replace(/\([가-힣]+\)$/, '')
  return isParticle(plain) ? plain : null
}

const cleanName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a name must not have
const refused = /[\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/
const isName = (name: string) =>
  name !== '' && name.length <= longestFieldName && !refused.test(name)

const withFormat = /^(.*?)\s*:\s*(한글|숫자|긴날짜)$/

/** @param inner what stands between the braces. @returns null where that names no field */
function readInner(inner: string, particle: string | null): Marker | null {
  const text = cleanName(inner)
  const sign = text[0]
  if (sign === '#' || sign === '^') {
    const [name = '', ...rest] = text.slice(1).split('=')
    const value = rest.length > 0 ? cleanName(rest.join('=')) : null
    const kind = sign === '#' ? ('begin' as const) : ('beginNot' as const)
    return isName(cleanName(name)) && value !== '' ? { kind, name: cleanName(name), value } : null
  }
  if (sign === '/') {
    const name = cleanName(text.slice(1))
    return isName(name) ? { kind: 'end', name } : null
  }
  const [, before, word] = withFormat.exec(text) ?? [null, text, null]
  const name = cleanName(before ?? '')
  if (!isName(name)) return null
  return {
    kind: 'value',
    name,
    format: word ? formats[word as keyof typeof formats] : null,
    particle,
  }
}

export type FoundMarker = {
  from: number
  to: number
  text: string
  /** Null where the braces name no field. */
  marker: Marker | null
}

/** All markers of a text, in order. */
export function findMarkers(text: string): FoundMarker[] {
  const found: FoundMarker[] = []
  for (const match of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
    const end = match.index + match[0].length
    const [forms = ''] = behind.exec(text.slice(end, end + 8)) ?? []
    const marker = readInner(match[1] ?? '', particleOf(forms))
    const to = marker?.kind === 'value' ? end + forms.length : end
    found.push({ from: match.index, to, text: text.slice(match.index, to), marker })
  }
  return found
}

/** The marker that a run of a template stands for. @throws Error for a run that holds none: a fault of its maker */
export function markerOf(text: string): Marker {
  const [found] = findMarkers(text)
  if (!found?.marker) throw new Error(`no marker in ${text}`)
  return found.marker
}

/** Braces outside of markers: some were not closed. @returns the text around the first; null when there are none */
export function strayBraces(text: string): string | null {
  let rest = text
  for (const { from, to } of findMarkers(text).reverse())
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  const at = rest.search(/\{\{|\}\}/)
  return at < 0 ? null : text.slice(Math.max(0, at - 10), at + 30).trim()
}
