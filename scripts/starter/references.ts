/** Names are compared without spaces and the many kinds of middle dot. */
export const lawKey = (name: string) => name.replace(/[\s·ㆍ・「」]/g, '')

const lawEnding = /(?:법률|시행령|시행규칙|규칙|규정|헌법|법|령)$/
const sameLaw = /(?:같은|동|위|이)법(시행령|시행규칙)?$/
const articleAt = /^제(\d+)조((?:의\d+)*)/

/** Law keys by length of key, so that the longest title that a text ends with wins. */
export function lawMatcher(titles: string[]) {
  const keys = new Set(titles.map(lawKey))
  return (before: string): string | null => {
    for (let length = Math.min(60, before.length); length >= 2; length--) {
      const tail = before.slice(-length)
      if (keys.has(tail)) return tail
    }
    return before.endsWith('헌법') ? '대한민국헌법' : null
  }
}

/**
 * Reads which articles a text cites, as `law key#no`. Follows 같은 법 and a bare 제N조 to the law named
 * last, 구 …법(… 개정되기 전의 것) to the law of that name, (현행 …제N조 참조) to today's article,
 * 제763조(제396조) to both, names introduced by (이하 ‘…’이라 한다), and 내지 over its whole range.
 */
export function citedArticles(source: string, match: (before: string) => string | null) {
  const text = lawKey(source)
  const aliases = readAliases(text, match)
  const found = new Set<string>()
  scan(text, null)
  return found

  function scan(part: string, start: string | null) {
    let law = start
    let before = ''
    let last = 0
    for (let at = 0; at < part.length; ) {
      if (part[at] === '(') {
        const end = closing(part, at)
        const inner = part.slice(at + 1, end)
        if (inner.includes('현행') || articleAt.test(inner)) scan(inner, law)
        at = end + 1
        continue
      }
      const article = articleAt.exec(part.slice(at, at + 20))
      if (!article) {
        before += part[at]
        at++
        continue
      }
      if (lawEnding.test(before)) law = resolve(before, law)
      const no = Number(article[1])
      if (law) {
        found.add(`${law}#${article[1]}${article[2]}`)
        if (before.endsWith('내지') && no - last < 60) {
          for (let between = last + 1; between < no; between++) found.add(`${law}#${between}`)
        }
      }
      last = no
      before = ''
      at += article[0].length
      // 제1항 제2호 belong to this article; what follows them may be 내지.
      const detail = /^(?:제\d+항|제\d+호|[가-힣]목)*/.exec(part.slice(at))
      at += detail?.[0].length ?? 0
    }
  }

  function resolve(before: string, law: string | null): string | null {
    const same = sameLaw.exec(before)
    if (same) return law && same[1] ? law.replace(/(시행령|시행규칙)?$/, same[1]) : law
    for (const [alias, key] of aliases) if (before.endsWith(alias)) return key
    return match(before)
  }
}

function closing(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

function readAliases(text: string, match: (before: string) => string | null) {
  const aliases = new Map<string, string>()
  for (const found of text.matchAll(/([^()]{2,60})\([^()]*?이하['‘"“]([^'’"”]{2,30})['’"”]/g)) {
    const key = match(found[1] ?? '')
    if (key && found[2]) aliases.set(found[2], key)
  }
  return aliases
}
