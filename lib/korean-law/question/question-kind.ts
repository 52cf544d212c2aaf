/**
 * What kind of sentence answers a question: when asks for a period, how much for a figure, may I for a
 * permission, is it valid for an effect, what is it for a definition. Each kind is known by words of the
 * question in four languages, and its answer by words of Korean law.
 */
const kinds: readonly { asks: RegExp; answers: RegExp }[] = [
  {
    asks: /언제까지|며칠|기간|기한|시효|몇\s?(?:년|달|개월|일)|얼마나 오래|\b(?:how long|deadline|time limit|how many (?:days|months|years)|by when)\b|いつまで|期限|期間|何(?:日|か月|年)|多久|期限|几(?:天|个月|年)|何时/i,
    answers: /\d+\s?(?:일|개월|년|주)|이내|까지|기간|경과/,
  },
  {
    asks: /얼마|몇\s?(?:%|퍼센트|원|배)|이율|이자율|벌금|과태료|\bhow much\b|\bhow many\b|\brate\b|いくら|何(?:円|割|倍)|罰金|多少|几倍|罚款/i,
    answers: /\d\s?[만억천]?\s?원|분의|퍼센트|배(?:를|의| 이하| 이상)|벌금|과태료|징역/,
  },
  {
    asks: /무효|효력|유효|취소할|\b(?:valid|void|invalid|binding|enforceable)\b|無効|有効|効力|无效|有效|效力/i,
    answers: /무효|효력|취소할 수|대항/,
  },
  {
    asks: /(?:할|될|받을|낼|줄일|돌려받을|쫓아낼|막을) 수 (?:있|없)|해도 되|도 되나|되나요|\b(?:can|may|am i allowed|could)\b|できます|できる|ですか|可以|能不能|能否|可否/i,
    answers: /수 있다|수 없다|하지 못한다|아니 된다/,
  },
  {
    asks: /무엇(?:인가|을 말)|뭔가요|뭐예요|뭐죠|무슨 뜻|뜻이|정의|\bwhat (?:is|are|does)\b|\bmean(?:s|ing)?\b|とは|何ですか|什么是|是什么意思/i,
    answers: /말한다/,
  },
]

/** What the sentence that answers holds; null where the question does not tell. */
export function answerPattern(question: string): RegExp | null {
  return kinds.find(({ asks }) => asks.test(question))?.answers ?? null
}
