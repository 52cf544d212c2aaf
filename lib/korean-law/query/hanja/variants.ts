import variants from '@/lib/korean-law/query/glossary/data/hanja/variants.json'

/** Which simplification a text may be written in. */
export type HanScript = 'simplified' | 'shinjitai'

function pairsOf(rows: readonly string[]): Map<string, string> {
  const map = new Map<string, string>()
  for (const row of rows) {
    for (let i = 0; i + 1 < row.length; i += 2) map.set(row.charAt(i), row.charAt(i + 1))
  }
  return map
}

let maps: Record<HanScript, Map<string, string>> | undefined

function tables(): Record<HanScript, Map<string, string>> {
  maps ??= { simplified: pairsOf(variants.simplified), shinjitai: pairsOf(variants.shinjitai) }
  return maps
}

/**
 * Rewrites simplified Chinese or Japanese characters as traditional ones, one for one, so that
 * offsets stay. The two scripts disagree on a few characters (予 is 豫 in Japanese, 予 in
 * Chinese), which is why the script must be said; the other script's table only fills gaps.
 */
export function toTraditional(text: string, script: HanScript): string {
  const { simplified, shinjitai } = tables()
  const first = script === 'shinjitai' ? shinjitai : simplified
  let out = ''
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    // Japanese writes 后, 机 and 谷 as themselves, so Chinese rules must not touch Japanese text.
    const other = script === 'simplified' ? shinjitai.get(char) : undefined
    const replaced = first.get(char) ?? (other && !KEEP_IN_CHINESE.has(char) ? other : undefined)
    out += replaced ?? char
  }
  return out
}

/** Characters that Japanese uses as short forms but Chinese uses as themselves. */
const KEEP_IN_CHINESE = new Set('予欠芸缶弁糸')

let simplifiable: Set<string> | undefined

/** True when the character is short in Japanese writing, whether or not also in Chinese. */
export function isShortInJapanese(char: string): boolean {
  return tables().shinjitai.has(char)
}

/** True when simplified Chinese would have written the character shorter. */
export function isSimplifiable(char: string): boolean {
  simplifiable ??= new Set(tables().simplified.values())
  return simplifiable.has(char)
}

/** True when the character exists only as a simplified Chinese form. */
export function isSimplified(char: string): boolean {
  return tables().simplified.has(char) && !tables().shinjitai.has(char)
}

/** True when the character exists only as a Japanese form. */
export function isShinjitai(char: string): boolean {
  return tables().shinjitai.has(char) && !tables().simplified.has(char)
}
