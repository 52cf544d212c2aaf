/** Words that give nothing to search for, in any phrase. */
const STOPWORDS = new Set(
  `a an the of to in on at by for from with without and or but if then than that this these those
  is are was were be been being am do does did done doing has have had having i me my mine we us our
  you your he him his she her hers it its they them their who whom whose which what when where why
  how can could should would shall may might must about into onto over under after before during
  while because so as also just very much more most some any all each such there here please tell
  need want get gets got getting give gave take took make made let lets since until
  between against per via regarding concerning though although even still yet too now v vs`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that belong to phrases (not guilty, civil law) but say nothing on their own. */
const WEAK = new Set(
  `not no law laws act acts korea korean republic legal case cases person people someone anyone explain percent
  something anything thing things year years month months day days week weeks way ways matter
  question problem issue issues situation happen happens happened said say says go going went come
  know find think ask asked tried try trying able possible using use used another other others one
  two three huge will back out up off still same different new good bad big many every everyone him won
  help without keep grant granted put see seen look become became despite myself himself herself based`
    .split(/\s+/)
    .filter(Boolean),
)

/** Determiners and adjectives after which "will" is a testament, not an auxiliary. */
const BEFORE_TESTAMENT = /^(a|the|my|his|her|their|last|valid|written|handwritten|oral|contest)$/

const SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(lab|neighb|behavi|hon|fav|harb|ru|rum|tum|vap)our/, '$1or'],
  [/(def|off|pret)ence/, '$1ense'],
  [/^licence/, 'license'],
  [/^judgement/, 'judgment'],
  [/^cheque/, 'check'],
  [/([a-z]{3})isation/, '$1ization'],
  [/^(author|organ|real|recogn|legal|character|util|capital|natural)is(e|ed|ing|es)$/, '$1iz$2'],
  [/^enrol(l?)ment/, 'enrollment'],
  [/^instalment/, 'installment'],
  [/^cancell(ed|ing)$/, 'cancel$1'],
]

/** A word of an English query. */
export interface EnglishWord {
  /** As it was typed. */
  source: string
  /** Lower case, possessive and British spelling removed. */
  surface: string
  /** Without plural, -ing, -ed and final e. */
  stem: string
  /** Says nothing on its own. */
  weak: boolean
}

function undouble(word: string): string {
  const last = word.at(-1) ?? ''
  return word.length > 3 && word.at(-2) === last && !'lsz'.includes(last) ? word.slice(0, -1) : word
}

/** A light stem: enough for leases/leasing/leased, never so much that words of law meet. */
export function stemOf(word: string): string {
  let stem = word
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 4 && /(ss|sh|ch|x)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.length > 3 && stem.endsWith('s') && !/(ss|us|is)$/.test(stem))
    stem = stem.slice(0, -1)
  if (stem.length > 5 && stem.endsWith('ing')) stem = undouble(stem.slice(0, -3))
  else if (stem.length > 4 && stem.endsWith('ied')) stem = `${stem.slice(0, -3)}y`
  else if (stem.length > 4 && stem.endsWith('ed')) stem = undouble(stem.slice(0, -2))
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

/** Most words need no respelling; asking once is cheaper than trying every rule. */
const RESPELLED = /our|ence|judgement|cheque|is(?:ation|e|ed|ing|es)|^enrol|^instal|^cancell/

function surfaceOf(word: string): string {
  const lower = word.toLowerCase()
  const bare = lower.endsWith("'s") ? lower.slice(0, -2) : lower.replace(/'$/, '')
  if (!RESPELLED.test(bare)) return bare
  return SPELLINGS.reduce((text, [pattern, to]) => text.replace(pattern, to), bare)
}

function expandContractions(text: string): string {
  if (!/['’‘`&]/.test(text) && !/\bcannot\b/i.test(text)) return text
  return text
    .replace(/[’‘`]/g, "'")
    .replace(/\b(?:won't|can't|cannot)\b/gi, ' not ')
    .replace(/\b([a-z]+)n't\b/gi, '$1 not ')
    .replace(/\b(i|you|we|they|he|she|it|who|that|there)'(m|re|ve|ll|d|s)\b/gi, '$1 ')
    .replace(/\b(m)&(a)\b/gi, '$1\uFF06$2')
    .replace(/&/g, ' and ')
    .replace(/\uFF06/g, '&')
}

/** The words of an English text that can have a meaning, in order. */
export function englishWords(text: string): EnglishWord[] {
  const raw =
    expandContractions(text).match(/[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'&]*/gu) ?? []
  const words: EnglishWord[] = []
  raw.forEach((source, index) => {
    const surface = surfaceOf(source)
    const testament =
      surface === 'will' &&
      (raw.length <= 3 || BEFORE_TESTAMENT.test(raw[index - 1]?.toLowerCase() ?? ''))
    if (STOPWORDS.has(surface) || /^\d{1,3}$/.test(surface)) return
    words.push({ source, surface, stem: stemOf(surface), weak: !testament && WEAK.has(surface) })
  })
  return words
}
