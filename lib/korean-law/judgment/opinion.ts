/** An opinion beside the majority's, in a decision of the whole court. */
export type Opinion = {
  kind: OpinionKind
  /** Surnames and given names as printed: 이상훈. */
  justices: string[]
}

/** Each kind as Korean courts call it. */
const opinionNames = {
  dissenting: '반대의견',
  separate: '별개의견',
  supplementary: '보충의견',
  separateDissenting: '별개 및 반대의견',
} as const
export type OpinionKind = keyof typeof opinionNames

const longestTitle = 300
const office = /대법원장|대법관|대법원판사/
/** `5. 다수의견에 대한 대법관 이인복, 대법관 이상훈의 보충의견은 다음과 같다.` */
const title =
  /(?:별개|반대|보충)(?:\s*및\s*(?:별개|반대|보충))?\s*의견(?:[은을]?\s*(?:다음과\s*같다|아래와\s*같다|밝힌다|덧붙인다))?[\s.,)」]*$/
/** The sentence before the order tells that there are opinions, and one may announce two: these are no titles. */
const isSentence = /다\.\s|외에는|일치|의견과\s/

const kinds: [RegExp, OpinionKind][] = [
  [/및/, 'separateDissenting'],
  [/^반대/, 'dissenting'],
  [/^별개/, 'separate'],
  [/^보충/, 'supplementary'],
]

const betweenNames = /[,，、·「(]|(?<![가-힣])(?:및|동|대법원장|대법관|대법원판사)(?![가-힣])/g

/**
 * `대법관 이돈희, 신성택 및 이임수의 …` → the three names. The last bears a particle, and a surname may stand apart
 * (`윤 관`).
 */
function justicesIn(text: string): string[] {
  const words = text.slice(text.search(office)).replace(betweenNames, ' ').trim().split(/\s+/)
  const names: string[] = []
  let surname = ''
  for (const word of words) {
    if (word.length === 1) {
      surname = word
      continue
    }
    const whole = surname + word
    surname = ''
    const isLast = /^[가-힣]{2,4}의$|^[가-힣]{3}[가이]$/.test(whole)
    const name = isLast || /^[가-힣]{3}[와과]$/.test(whole) ? whole.slice(0, -1) : whole
    if (!/^[가-힣]{2,4}$/.test(name)) break
    names.push(name)
    if (isLast) break
  }
  return names
}

/**
 * The title line of an opinion: whose it is and of which kind; null for any other line.
 * @param text a line without the spaces around it
 */
export function readOpinion(text: string): Opinion | null {
  if (text.length > longestTitle || !office.test(text)) return null
  const [ending] = title.exec(text) ?? []
  if (ending === undefined || isSentence.test(text.slice(0, -1))) return null
  const own = text.slice(0, -ending.length).replace(/^\d{1,2}\.\s+/, '')
  const justices = justicesIn(own.trimEnd())
  const kind = kinds.find(([pattern]) => pattern.test(ending))?.[1]
  return kind && justices.length > 0 ? { kind, justices } : null
}

/** `대법원장 양승태(재판장) 민일영 …`: who signed, which ends the last opinion. */
export function isSignature(text: string): boolean {
  return /^(?:(?:대법원장|대법관|대법원판사|판사)\s+)+[가-힣]{2,4}\s?\(재판장\)/.test(text)
}

/** `반대의견 (이상훈 외 4)`. */
export function opinionLabel({ kind, justices }: Opinion): string {
  const others = justices.length > 1 ? ` 외 ${justices.length - 1}` : ''
  return `${opinionNames[kind]} (${justices[0]}${others})`
}
