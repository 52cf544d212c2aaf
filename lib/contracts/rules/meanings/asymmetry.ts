import type { Meant } from '@/lib/contracts/rules/meant'
import { pattern } from '@/lib/contracts/rules/rule'
import type { Meaning } from './meaning'

/** The other may what the reader may not: the two halves of one sentence. */
const onlyTheOther = (s: Meant): boolean =>
  s.mayNot('Ⓡ') && s.may('Ⓞ') && !s.mayNot('Ⓞ') && !s.both && !s.agreed

const elsewhere = pattern`다른|딴|타사|경쟁|제3자|남|어디|누구|이외|외의|밖의|말고`
const ends = pattern`해지|해제|그만|끝[내낼]|종료|파기|빠[지질]|물러|철회`
const barred = pattern`Ⓡ(?:은|는|이|가)[^.ⒶⒷⓇⓄ]{0,60}(?:해지|해제|그만|끝[내낼]|종료|파기)[^.ⒶⒷⓇⓄ]{0,10}(?:수 없|지 (?:못|아니한|아니하며|아니하고|않는|않고|않으며)|못 한)`
const anyway = pattern`(?:어떤|어떠한|무슨) (?:경우|이유|사유|까닭|사정|일)|절대|동안(?:에는|은|에)?|끝날 때까지|전에는|만료(?:일|될 때)?까지`

/** What one of the two may do and the other may not. */
export const asymmetryMeanings: readonly Meaning[] = [
  {
    rule: 'own-termination-barred',
    holds: (s) =>
      ends.test(s.text) &&
      barred.test(s.text) &&
      (onlyTheOther(s) || anyway.test(s.text)) &&
      !s.both &&
      !s.agreed &&
      !pattern`이유로|Ⓞ(?:도|과|와) |없이는|않고는|불리한`.test(s.text),
  },
  {
    rule: 'exclusivity',
    holds: (s) =>
      onlyTheOther(s) &&
      elsewhere.test(s.text) &&
      pattern`거래|공급|납품|판매|팔|제휴|손잡|일하|맡`.test(s.text) &&
      !pattern`비밀|누설|양도|재위탁|하도급|개인정보|이용허락|재허락`.test(s.text),
  },
]
