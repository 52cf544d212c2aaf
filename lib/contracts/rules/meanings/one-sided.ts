import type { Meant } from '@/lib/contracts/rules/meant'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

/** What weighs a sentence to one side; the reader is Ⓡ, the other party Ⓞ. */
type Weight = { points: number; seen: (sentence: Meant) => boolean }

const readerIs = '(?:은|는|이|가|도|만|의|에게|한테)'
const anyCase = pattern`(?:어떠한|어떤|어느|무슨) (?:경우|사유|이유|일|사정|형태|명목)|일체|일절|무조건|절대|결코|전적으로|(?:사유|이유|원인|시기|결과|귀책|과실|고의)(?:를|의|가|와|과)? ?[^.]{0,12}(?:불문|여하|묻지|막론|관계 ?없|상관 ?없|무관|유무)`
const noObjection = pattern`(?:이의|항의|불만|반대|청구|주장|요구|소송|책임|배상|보상|손해|상환|반환|거절|거부|다툼|다투|따지|따질)[^.]{0,24}(?:할 수 없|지 (?:못|않|아니)|수 없|포기|안 [되된]|못 한|못한)`
const otherOwesNothing = pattern`Ⓞ(?:은|는|이|가|의|에게)[^.]{0,60}(?:책임|의무|배상|보상|부담|비용|대가|손해)[^.]{0,20}(?:지지|하지|부담하지|없|면(?:한|제|책)|아니|않)`
const withoutPay = pattern`(?:보상|대가|배상|비용|정산|이자|수당|위약금)[^.]{0,8}(?:없이|하지 (?:않|아니)|지급하지|청구하지)|무상(?:으로)?`
const unasked = pattern`(?:동의|승낙|승인|허락|합의|협의|통지|통보|연락|예고|최고|고지|약속|확인)[^.]{0,8}(?:없이|없더라도|받지|구하지|거치지|요하지|필요)|(?:알리|확인하|밝히)지 (?:않|아니)`
const readerBound = pattern`Ⓡ(?:은|는|이|가)(?=[ ,])(?:[^.Ⓞ]|Ⓞ(?:이|가|의|에게)){0,80}?(?:하여야|해야|야 한다|응하|따르|따라야|감수|부담|책임|배상|물어|반환|포기)`

const weights: readonly Weight[] = [
  { points: 1, seen: (s) => s.may('Ⓞ') },
  { points: 2, seen: ({ atWill }) => atWill },
  { points: 1, seen: ({ text }) => anyCase.test(text) },
  { points: 2, seen: ({ text }) => noObjection.test(text) && pattern`Ⓡ${readerIs}`.test(text) },
  { points: 2, seen: ({ text }) => otherOwesNothing.test(text) },
  {
    points: 1,
    seen: ({ text }) =>
      pattern`Ⓡ${readerIs}[^.]{0,60}(?:일체|어떠한|아무런|모든)[^.]{0,24}(?:이의|청구|요구|주장|책임|배상|권리)[^.]{0,20}(?:않|못|없|포기)`.test(
        text,
      ),
  },
  {
    points: 2,
    seen: ({ text }) =>
      pattern`(?:제한|한도|기한|횟수)(?:의|에)? ?(?:제한|한도)?(?:을|를|이)? ?없이|무제한|영구|끝없이`.test(
        text,
      ),
  },
  {
    points: 2,
    seen: ({ text }) =>
      pattern`Ⓞ(?:은|는|이|가)[^.Ⓡ]{0,60}(?:자유로이|스스로 판단|필요하다고 판단|기대에 못 미친다고|아무 때나)`.test(
        text,
      ),
  },
  { points: 1, seen: ({ text }) => withoutPay.test(text) },
  { points: 1, seen: ({ text }) => unasked.test(text) },
  { points: 2, seen: (s) => s.mayNot('Ⓡ') && s.may('Ⓞ') && !s.mayNot('Ⓞ') },
  { points: 1, seen: ({ text }) => readerBound.test(text) },
  { points: 2, seen: (s) => s.bears('Ⓡ') && (s.has('all') || s.has('whoever')) },
]

/** What makes a clause fair: it holds for both, rests on a fault or a law, or leaves a way out. */
const balanced = pattern`각 당사자|각자|서로|쌍방|양쪽|양 당사자|어느 (?:쪽|일방|한쪽|당사자)|당사자|상대방|합의|협의|의논|상의|강제하지|강요하지|이유 없이|사유 없이|까닭 없이|Ⓡ(?:도|과|와) |정당한|합리적|객관|법(?:령|률|원|에|이)|불가항력|천재`
const fault = pattern`Ⓡ(?:의|이|가|은|는)? ?[^.]{0,30}(?:고의|과실|잘못|귀책|망가뜨|깨뜨|부순|책임 ?있는|책임으로|위반|어긴|어기|연체|미납|지체|부도|파산|불이행|않은 (?:때|경우)|않으면|아니한 (?:때|경우)|아니하면|못하면|못한 (?:때|경우))`
const remedy = pattern`Ⓡ(?:은|는|이|가|에게)[^.]{0,60}(?:수 있|돌려|지급한|보상한|배상한)|Ⓞ(?:은|는)[^.Ⓡ]{0,60}(?:하여야|해야|지급한다|반환한다|보상한다|배상한다|부담한다|할 수 없|하지 (?:못|아니|않))`
/** Duties that all contracts have: secrets, transfer with consent, personal data. */
const usual = pattern`비밀|누설|개인 ?정보|제3자에게|양도|전대|담보|재위탁|하도급|복제|도용|동의 없이|승낙 없이|허락 없이|목적 외|법정`
const atLeast = 4

/** A term that weighs on the reader from so many sides that it needs no name. */
export const oneSidedMeanings: readonly Meaning[] = [
  {
    rule: 'one-sided-term',
    holds: (s) => {
      if (!pattern`[ⓇⓄ]`.test(s.text)) return false
      const points = weights.reduce((sum, { points, seen }) => sum + (seen(s) ? points : 0), 0)
      return (
        points >= atLeast &&
        !balanced.test(s.whole) &&
        !fault.test(s.text) &&
        !remedy.test(s.whole) &&
        !usual.test(s.text)
      )
    },
  },
]
