const BASE = 0xac00
const VOWELS = 21
const FINALS = 28
const N = 2
const R = 5
const SILENT = 11
const D = 3
const J = 12
const FINAL_N = 4
/** ㅑ ㅒ ㅕ ㅖ ㅛ ㅠ ㅣ: before these ㄹ falls silent, elsewhere it becomes ㄴ. */
const IOTIZED = new Set([2, 3, 6, 7, 12, 17, 20])
/** ㅕ ㅛ ㅠ ㅣ: before these an initial ㄴ falls silent. */
const SILENCES_N = new Set([6, 12, 17, 20])

interface Syllable {
  initial: number
  vowel: number
  final: number
}

function split(syllable: string): Syllable {
  const code = syllable.charCodeAt(0) - BASE
  return {
    initial: Math.floor(code / (VOWELS * FINALS)),
    vowel: Math.floor((code % (VOWELS * FINALS)) / FINALS),
    final: code % FINALS,
  }
}

function join({ initial, vowel, final }: Syllable): string {
  return String.fromCharCode(BASE + (initial * VOWELS + vowel) * FINALS + final)
}

/** The initial-sound rule (두음법칙): how a Sino-Korean syllable sounds at the start of a word. */
export function atWordStart(syllable: string): string {
  const parts = split(syllable)
  if (parts.initial === R) {
    return join({ ...parts, initial: IOTIZED.has(parts.vowel) ? SILENT : N })
  }
  if (parts.initial === N && SILENCES_N.has(parts.vowel)) return join({ ...parts, initial: SILENT })
  return syllable
}

/** 렬 and 률 lose their ㄹ after a vowel or ㄴ: 비율 but 능률. */
export function afterSyllable(previous: string, syllable: string): string {
  if (syllable !== '렬' && syllable !== '률') return syllable
  const { final } = split(previous)
  return final === 0 || final === FINAL_N ? atWordStart(syllable) : syllable
}

/** 不 is 부 before ㄷ and ㅈ (不當 부당), otherwise 불. */
export function readingOfNot(next: string | undefined): string {
  if (next === undefined) return '불'
  const { initial } = split(next)
  return initial === D || initial === J ? '부' : '불'
}
