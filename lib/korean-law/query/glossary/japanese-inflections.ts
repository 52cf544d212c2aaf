/** What the last letter of a verb becomes before an ending: 騙す → 騙さない, 騙して, 騙せば. */
const BEFORE_ENDINGS: Readonly<Record<string, string>> = {
  う: 'わいえおっ',
  く: 'かきけこい',
  ぐ: 'がぎげごい',
  す: 'さしせそ',
  つ: 'たちてとっ',
  ぬ: 'なにねのん',
  ぶ: 'ばびべぼん',
  む: 'まみめもん',
  る: 'らりれろっ',
}
/** Before a る that falls away altogether: 借りる → 借りて, 捨てる → 捨てた. */
const DROPS_RU = /[いきぎしじちにびみりえけげせぜてでねべめれ]$/u

/**
 * How a word of the dictionary begins in all its forms, so that 殴られた and 殴って are found by 殴る. Empty for what
 * is no verb.
 */
export function inflectedBeginnings(word: string): string[] {
  // The word before する is read by itself.
  if (word.endsWith('する')) return []
  const before = word.slice(0, -1)
  const endings = BEFORE_ENDINGS[word.slice(-1)] ?? ''
  if (before === '' || endings === '') return []
  const beginnings = [...endings].map((ending) => before + ending)
  return word.endsWith('る') && DROPS_RU.test(before) ? [...beginnings, before] : beginnings
}
