/** How a question ends, or the word that makes one, in each of the four languages. */
const korean =
  /(?:나요|까요|가요|인가|는가|은가|니까|는지|는데요|하죠|되죠|할까|될까|어떻게|얼마나|언제까지|왜)(?:요)?(?=[\s?.!]|$)/
const english =
  /^(?:what|how|can|could|may|when|who|whom|which|why|where|is|are|am|do|does|did|should|must|will)\b/i
const japanese = /(?:ですか|ますか|でしょうか|のか|どう|いつまで|いくら)/
const chinese = /(?:吗|呢|嗎|怎么|怎麼|如何|多久|多少|能否|是否|可以.+么)/
const forms = [/[?？]\s*$/, korean, english, japanese, chinese]

/** Shorter than this is a word with a question mark. */
const shortest = 6

/** Whether somebody who typed this asks, and does not look something up. */
export function isQuestion(text: string): boolean {
  const typed = text.normalize('NFC').trim()
  return typed.length >= shortest && forms.some((form) => form.test(typed))
}
