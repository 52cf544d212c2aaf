import { detectLanguage } from '@/lib/korean-law/query/glossary/detect-language'
import { claimTerms } from './claim-terms'
import { foldNumbers, readQuantities } from './quantities'
import type { Claim } from './sentence-support'

/** Latin letters and digits in one word, or what looks like a case number. */
const code =
  /(?<![A-Za-z가-힣])[A-Za-z가-힣]*(?:[A-Za-z]\d|\d[A-Za-z])[A-Za-z0-9가-힣]*|\d{2,4}(?!(?:년|월|일|조|항|호|억|만|천|원|명|인|세|회|개))[가-힣]{1,3}\d{2,7}/g
const countedWord = /^\d+(?:st|nd|rd|th|years?|months?|days?|weeks?|won|KRW)$/i

/** A sentence without its citations and quotes, read for what a source must have of it. */
export function readClaim(text: string, quoted = ''): Claim {
  const folded = foldNumbers(text)
  const codes: string[] = []
  const bare = folded.replace(code, (each) => {
    if (countedWord.test(each)) return each
    codes.push(each)
    return ' '.repeat(each.length)
  })
  const language = detectLanguage(bare)
  return {
    text: bare,
    language,
    quotes: quoted !== '',
    terms: claimTerms(bare, language, quoted),
    quantities: readQuantities(bare),
    codes,
  }
}

/** Sentences about the answer itself, or about asking a lawyer: they say nothing of the law. */
const about: RegExp[] = [
  /(?:다음과|아래와)\s?같(?:습니다|다|이|은)[.:]?$/,
  /(?:살펴보겠습니다|정리하겠습니다|설명하겠습니다|설명합니다|정리합니다|정리하면 다음과 같습니다)[.:]?$/,
  /(?:변호사|전문가)[^.]{0,20}(?:상담|상의|도움|자문)[^.]{0,20}(?:바랍니다|좋습니다|권합니다|권장합니다|필요합니다|안전합니다|하십시오|하세요)[.]?$/,
  /법률\s?(?:자문|조언|상담)[^.]{0,20}(?:아닙니다|대신하지|대체하지)/,
  /(?:주어진|제공된|위)\s?(?:자료|근거|출처|조문과 판례|판례와 조문)[^.]{0,60}(?:없습니다|않습니다|알 수 없습니다|확인되지 않습니다)[.]?$/,
  /^(?:the )?(?:passages?|sources?|materials?)\b[^.]{0,120}\b(?:do|does) not\b/i,
  /\b(?:not legal advice|consult (?:a|with a) (?:lawyer|attorney)|seek legal advice)\b/i,
  /\b(?:as follows|the following)\b[^.]{0,40}[.:]$/i,
  /(?:次の(?:とおり|通り)|以下の(?:とおり|通り))です?[。:：]?$/,
  /(?:弁護士|専門家)[^。]{0,30}(?:相談|ご相談)/,
  /(?:資料|出典|根拠)[^。]{0,60}(?:ありません|書かれていません|示されていません|分かりません)[。]?$/,
  /(?:法律(?:的な)?(?:助言|相談))[^。]{0,20}ではありません/,
  /(?:如下|以下几点)[。:：]?$/,
  /(?:律师|专业人士)[^。]{0,20}(?:咨询|意见)|咨询[^。]{0,10}律师/,
  /(?:不构成|并非)[^。]{0,10}法律(?:意见|建议)/,
  /(?:资料|材料|依据|出处)[^。]{0,60}(?:没有|未|无法)[^。]{0,30}[。]?$/,
]
const question = /[?？]["'”’)]*$|(?:까|나요|가요)[.?]?$|か。?$/

/** Words by which a sentence speaks of the law itself, or of what courts hold. */
const lawWords = [
  /(?<!방)법(?:률|령|상|원|적|은|이|을|의|에|으로)(?![가-힣]{3})|판례|판결|조문|시행령|시행규칙|헌법|위법|적법|불법|합법/,
  /\b(?:laws?|statut\w+|acts?|courts?|legal(?:ly)?|illegal\w*|unlawful\w*|lawful\w*|precedents?|rul(?:ed|ings?))\b/i,
  /法律|法令|民法|刑法|裁判所|判例|判決|違法|適法|合法|法的|法では|法に/,
  /法规|法院|判决|违法|依法|法定/,
]

/** Whether a sentence says that something is the law. */
export const namesLaw = (text: string): boolean => lawWords.some((form) => form.test(text))

const longestAside = 160

/** Whether a sentence says nothing of the law that a source would have to carry. */
export function saysNoLaw(text: string, { quantities, codes }: Claim): boolean {
  if (quantities.length > 0 || codes.length > 0) return false
  const sentence = text.trim()
  if (sentence.length > longestAside) return false
  return question.test(sentence) || about.some((form) => form.test(sentence))
}

/** A heading is a few words; what is longer, counts or ends as a sentence is one. */
export function isTitle(text: string, { quantities, codes }: Claim): boolean {
  if (text.length > 50 || codes.length > 0) return false
  const counted = quantities.some(({ unit }) => unit !== 'article' && unit !== 'plain')
  return !counted && !/(?:다|요|음|함)[.!]?$|[.。!！]$|ます$|です$/.test(text.trim())
}
