import type { Meant } from '@/lib/contracts/rules/meant'
import { pattern } from '@/lib/contracts/rules/rule'

/** Whether the sentence says that it is done or holds, somewhere. */
export const affirms = (s: Meant, words: RegExp): boolean => s.affirms(words.source)
/** Whether the sentence says that it is not done, barred or given up, somewhere. */
export const denies = (s: Meant, words: RegExp): boolean => s.denies(words.source)

/** Taken for something that nobody has said. */
export const deemed = pattern`것으로 (?:본다|보고|보며|보아|봄|간주|여긴|여겨|여기|알고|안다|친다|치고|한다|하고|하며|처리)|것이 (?:된다|되고|되며)|(?:동의|확인|승낙)(?:로|으로) 갈음`
/** Without asking or telling whom it concerns. */
export const unasked = pattern`(?:동의|승낙|허락|의견|뜻|확인|양해|의사)[^.]{0,10}(?:없이|없더라도|받지|구하지|묻지|얻지|거치지|요하지|필요|생략|두지|불문|관계 ?없|상관 ?없|갈음|충분)|(?:동의|승낙) ?여부|(?:묻|여쭙|여쭈|알리|말하|밝히|공개하|고지하|통지하|통보하)지 (?:않|아니)|(?:통지|동의|통보|고지|예고) ?없이|말없이`
/** Meant and done on purpose, or as good as that. */
export const intent = pattern`고의|일부러|작정하|짐짓|알면서|알고도|악의|중대한 과실|중과실`
/** It makes no difference whether it is so. */
export const evenIf = pattern`포함|불문|막론|이든|(?:묻|가리|따지)지 (?:않|아니)|(?:관계|상관) ?없|유무|더라도|라도|어도|아도|여도|경우에도|때에도|할지라도|마찬가지`
/** Free to: may, at will. */
export const free = pattern`수 있(?!는지|도록)|도 (?:된다|되고|되며|무방|좋)|자유(?:롭게|로이)|마음대로`
