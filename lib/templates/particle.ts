/** After a consonant, after a vowel, and when what stands before is not known. */
type Forms = readonly [closed: string, open: string, either: string]

const pairs: readonly Forms[] = [
  ['은', '는', '은(는)'],
  ['이', '가', '이(가)'],
  ['을', '를', '을(를)'],
  ['과', '와', '과(와)'],
  ['으로', '로', '(으)로'],
  ['이라', '라', '(이)라'],
  ['이라고', '라고', '(이)라고'],
  ['이며', '며', '(이)며'],
  ['이고', '고', '(이)고'],
  ['이나', '나', '(이)나'],
]
const byForm = new Map(pairs.flatMap((forms) => forms.slice(0, 2).map((form) => [form, forms])))

/** How a word ends when it is read aloud: with a vowel, with ㄹ, or with another consonant. */
type Ending = 'vowel' | 'rieul' | 'consonant'

const ofDigit: Record<string, Ending> = {
  0: 'consonant',
  1: 'rieul',
  2: 'vowel',
  3: 'consonant',
  4: 'vowel',
  5: 'vowel',
  6: 'consonant',
  7: 'rieul',
  8: 'rieul',
  9: 'vowel',
}
const ofUnit: Record<string, Ending> = {
  '%': 'vowel',
  '‰': 'rieul',
  '㎡': 'vowel',
  '㎥': 'vowel',
  '℃': 'vowel',
  '₩': 'consonant',
  $: 'vowel',
  '㎏': 'consonant',
  '㎞': 'vowel',
  '㎝': 'vowel',
  '㎜': 'vowel',
}
/** Closing marks and what may stand between a word and its particle. */
const silent = /[\s.,!?'"’”」』》〉·ㆍ-]+$/u
const bracketed = /[([{〔（［][^()[\]{}〔〕（）［］]*[)\]}〕）］]$/u

function endingOfHangul(letter: string): Ending {
  const final = ((letter.codePointAt(0) ?? 0) - 0xac00) % 28
  if (final === 0) return 'vowel'
  return final === 8 ? 'rieul' : 'consonant'
}

/** Letters of abbreviations are read by their names (엘, 엠, 엔, 알), words by their sound. */
function endingOfLatin(word: string): Ending {
  const last = word.slice(-1).toLowerCase()
  const isAbbreviation = word === word.toUpperCase() || word.length === 1
  if (isAbbreviation) {
    if (last === 'l' || last === 'r') return 'rieul'
    return last === 'm' || last === 'n' ? 'consonant' : 'vowel'
  }
  if (/(?:l|le)$/i.test(word)) return 'rieul'
  if (/(?:m|n|ng|me|ne)$/i.test(word)) return 'consonant'
  return /[aeiou](?:ck|[kptcb])$/i.test(word) ? 'consonant' : 'vowel'
}

/** 2026. 3. 30. is read with 일 at its end. */
const dottedDay = /\d{4}\. \d{1,2}\. \d{1,2}\.$/

function endingOf(text: string): Ending | null {
  if (dottedDay.test(text.trim())) return 'rieul'
  let word = text.replace(silent, '')
  // 홍길동(洪吉童)은: what is in brackets is not read, unless there is nothing else.
  const outside = word.replace(bracketed, '').replace(silent, '')
  word = outside || word.replace(/[)\]}〕）］]+$/u, '')
  const last = [...word].at(-1)
  if (last === undefined) return null
  if (/[가-힣]/.test(last)) return endingOfHangul(last)
  // 1,000원 is read by its unit; a bare number by its last digit, of which zero is 십, 백, 천, 만 or 억.
  if (/[0-9]/.test(last)) return ofDigit[last] ?? null
  if (/[A-Za-z]/.test(last)) return endingOfLatin(/[A-Za-z]+$/.exec(word)?.[0] ?? last)
  return ofUnit[last] ?? null
}

/** Whether a text of a template names a particle that changes with the word before. */
export const isParticle = (text: string): boolean => byForm.has(text)

/**
 * The particle that fits a word: 임대인은, 임차인(갑)이, 3으로. Where the word is not known, or nobody can say how it
 * is read, both: 은(는).
 * @param form either of the two forms, such as 은 or 는
 */
export function particleAfter(word: string | null, form: string): string {
  const forms = byForm.get(form)
  if (!forms) return form
  const [closed, open, either] = forms
  const ending = word === null ? null : endingOf(word)
  if (ending === null) return either
  if (ending === 'vowel') return open
  // 서울로, 1로: after ㄹ this one is as after a vowel.
  return ending === 'rieul' && closed === '으로' ? open : closed
}
