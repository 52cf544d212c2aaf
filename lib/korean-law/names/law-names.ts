/** Names of laws: how they are written, and which law a name means. */

export type NamedLaw = { lawId: string; title: string; current: boolean }

export type ResolvedLaw = {
  lawId: string
  title: string
  /** First word of the name: words before it (`이 사건 민법`) are not part of it. */
  firstWord: string
  /** The name itself says that an earlier text is meant (구민법, 의용민법). */
  former: boolean
}

const noise =
  /[\s\u318d\u00b7\u30fb\uff65\u2027\u2022\u2219\u22c5\u119e「」『』‘’“”'"<>〈〉《》,，、/]/g

/** A title without spaces, middle dots, commas and quotation marks, for look-up. */
export function lawKey(title: string): string {
  return title.normalize('NFC').replace(noise, '')
}

const aliases: Record<string, string> = { 헌법: '대한민국헌법', 현행헌법: '대한민국헌법' }
const earlierPrefix = /^(?:구|의용|개정전|개정된|개정|폐지된|종전의?|종래의?|현행)(?=.)/
const lowerKind = /(시행령|시행규칙|시행세칙)$/

/** Act of a decree or rule: `근로기준법 시행령` → `근로기준법`. */
export function actName(name: string): string {
  return name.replace(/\s?(?:시행령|시행규칙|시행세칙)$/, '')
}

/**
 * Acts that changed their title while their articles kept their numbers: earlier title → today's. Acts
 * that were renumbered with the new title (상속세법, 행형법 …) are left out: a link to today's article of
 * the same number would mislead.
 */
const formerLawNames: Readonly<Record<string, string>> = {
  공직선거및선거부정방지법: '공직선거법',
  특별소비세법: '개별소비세법',
  부정경쟁방지법: '부정경쟁방지 및 영업비밀보호에 관한 법률',
  '국가유공자예우 등에 관한 법률': '국가유공자 등 예우 및 지원에 관한 법률',
  '학원의 설립·운영에 관한 법률': '학원의 설립ㆍ운영 및 과외교습에 관한 법률',
  남녀고용평등법: '남녀고용평등과 일ㆍ가정 양립 지원에 관한 법률',
}

const renamedTitles = new Map(
  Object.entries(formerLawNames).map(([earlier, today]) => [lawKey(earlier), lawKey(today)]),
)

/** Words that join what stands before them to what follows: cutting after them would leave half a name. */
const joining = /(?:및|또는|등|등의|등에|관한|위한|대한)$/
/** `피고에 대한 상법`: an Act of one word stands for itself. */
const oneWordAct = /^\S+법$/
const lawLike = /(?:법|법률|령|규칙|규정)(?:과|와|및|이나|상|상의|의|에|을|를)?$/

/**
 * Resolves a name as courts write it to a law of the corpus. Titles are not keys: of laws with one
 * title the current one is taken.
 */
export class LawNames {
  private readonly byKey = new Map<string, NamedLaw>()
  private readonly nicknames = new Map<string, string>()
  private readonly resolved = new Map<string, ResolvedLaw | null>()

  /** @param nicknames short name → full title, see `law-nicknames.ts`. */
  constructor(laws: Iterable<NamedLaw>, nicknames: Readonly<Record<string, string>> = {}) {
    for (const law of laws) {
      const key = lawKey(law.title)
      const seen = this.byKey.get(key)
      if (!seen || (law.current && !seen.current)) this.byKey.set(key, law)
    }
    for (const law of [...this.byKey.values()]) this.addTail(law)
    for (const [short, full] of Object.entries(nicknames)) {
      const key = lawKey(short)
      // A nickname never hides a law that bears it as its title.
      if (!this.byKey.has(key)) this.nicknames.set(key, lawKey(full))
    }
  }

  /** A comma ends a name in a list of laws: a title that holds one is also found by what follows it. */
  private addTail(law: NamedLaw): void {
    const comma = law.title.lastIndexOf(', ')
    const key = lawKey(law.title.slice(comma + 1))
    if (comma > 0 && !this.byKey.has(key)) this.byKey.set(key, law)
  }

  /** The law that a name means, or null. Words before the name (`이 사건 민법`) are ignored. */
  resolve(name: string): ResolvedLaw | null {
    const seen = this.resolved.get(name)
    if (seen !== undefined) return seen
    const law = this.search(name)
    if (this.resolved.size < 100_000) this.resolved.set(name, law)
    return law
  }

  private search(name: string): ResolvedLaw | null {
    const words = name.trim().split(/\s+/)
    for (let from = 0; from < words.length; from += 1) {
      const before = words[from - 1]
      const rest = words.slice(from)
      const half =
        before !== undefined &&
        !(oneWordAct.test(rest.join(' ')) && /(?:관한|위한|대한)$/.test(before)) &&
        joining.test(before) &&
        !lawLike.test(before) &&
        !lawLike.test(words[from - 2] ?? '')
      if (half) continue
      const law = this.exact(lawKey(rest.join('')))
      if (law) return { ...law, firstWord: words[from] ?? '' }
    }
    return null
  }

  private exact(key: string): Omit<ResolvedLaw, 'firstWord'> | null {
    const found = this.lookUp(key)
    if (found) return { lawId: found.lawId, title: found.title, former: false }
    const stripped = key.replace(earlierPrefix, '')
    const earlier = stripped === key ? undefined : this.lookUp(stripped)
    const renamed = earlier ?? this.lookUpRenamed(stripped)
    return renamed
      ? { lawId: renamed.lawId, title: renamed.title, former: !key.startsWith('현행') }
      : null
  }

  private lookUpRenamed(key: string): NamedLaw | undefined {
    const kind = lowerKind.exec(key)?.[1] ?? ''
    const title = renamedTitles.get(key.slice(0, key.length - kind.length))
    return title === undefined ? undefined : this.byKey.get(title + kind)
  }

  private lookUp(key: string): NamedLaw | undefined {
    const direct = this.byKey.get(key) ?? this.byKey.get(aliases[key] ?? '')
    if (direct) return direct
    const kind = lowerKind.exec(key)?.[1] ?? ''
    const full =
      this.nicknames.get(key) ?? this.nicknames.get(key.slice(0, key.length - kind.length))
    if (full === undefined) return undefined
    return this.byKey.get(this.nicknames.has(key) ? full : full + kind)
  }
}
