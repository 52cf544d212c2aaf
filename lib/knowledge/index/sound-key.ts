/**
 * What a name sounds like, by its consonants: 하버라이트 and Harborlight are one, 케빈 and Kevin. Vowels differ
 * too much between how a name is written and how Korean writes it.
 */
const onsets = 'KKNTTLMPPSS-JJJKTPH'
/** Of the 28 finals, as their first sound. */
const finals = '-KKKNNNTLLLLLLLLMPPTTNJJKTPH'

/** Sounds that Korean writes as something else than the letter alone. */
const spelled: [RegExp, string][] = [
  [/[^a-z]/g, ''],
  [/ght|gh(?=[^aeiouy]|$)/g, 't'],
  [/ph/g, 'p'],
  [/(?:tch|ch|sch)/g, 'j'],
  [/sh|th/g, 's'],
  [/ck|q|x/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/dge|g(?=e\b)/g, 'j'],
  [/r(?=[^aeiouy]|$)/g, ''],
  [/(?:mb)$/g, 'm'],
  [/ng(?=[^aeiouy]|$)/g, 'n'],
]
const letters: Readonly<Record<string, string>> = {
  b: 'P',
  c: 'K',
  d: 'T',
  f: 'P',
  g: 'K',
  h: 'H',
  j: 'J',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  p: 'P',
  r: 'L',
  s: 'S',
  t: 'T',
  v: 'P',
  z: 'J',
}
const fewestSounds = 3

const withoutRepeats = (sounds: string) => sounds.replace(/(.)\1+/g, '$1')

function finish(sounds: string): string | null {
  const key = withoutRepeats(sounds)
  return key.length >= fewestSounds ? `~${key}` : null
}

/** Of a name in Latin letters; null where it has too few consonants to be told by them. */
export function soundOfLatin(name: string): string | null {
  const plain = name.toLowerCase().normalize('NFD')
  const said = spelled.reduce((text, [pattern, by]) => text.replace(pattern, by), plain)
  return finish([...said].map((letter) => letters[letter] ?? '').join(''))
}

/** Of a word in Hangul. */
export function soundOfHangul(word: string): string | null {
  const sounds = [...word].flatMap((syllable) => {
    const code = syllable.charCodeAt(0) - 0xac00
    if (code < 0 || code >= 11172) return []
    return [onsets[Math.floor(code / 588)], finals[code % 28]]
  })
  return finish(sounds.filter((sound) => sound && sound !== '-').join(''))
}
