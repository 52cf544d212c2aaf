/** How a question ends, or the word that makes one, in each of the four languages. */
const korean =
  /(?:나요|까요|가요|인가|는가|은가|니까|는지|는데요|하죠|되죠|할까|될까|어떻게|얼마나|언제까지|왜)(?:요)?(?=[\s?.!]|$)/
const english =
  /^(?:what|how|can|could|may|when|who|whom|which|why|where|is|are|am|do|does|did|should|must|will)\b/i
const japanese = /(?:ですか|ますか|でしょうか|のか|どう|いつまで|いくら)/
const chinese = /(?:吗|呢|嗎|怎么|怎麼|如何|多久|多少|能否|是否|可以.+么)/
const questions = [/[?？]\s*$/, korean, english, japanese, chinese]

/** What somebody tells of themselves asks as well: whoever looks up a word does not speak in sentences. */
const stories = [
  /^\S+\s.*(?:[가-힣]요|(?:습|합|입|됩|갑)니다|대요|래요|다네요)[\s.!~]*$/,
  /^(?:my|i|i'm|i’m|we|our|they|he|she)\s+(?:\S+\s+){3,}\S/i,
  /^the\s.*\s(?:i|me|my|us|our)\b/i,
  /^.{6,}(?:ます|ました|ません|です|でした|てくれない|された|られた)[。.!]?\s*$/,
  /^(?:我|我们|老板|房东|公司|朋友|老公|老婆|丈夫|妻子|邻居|学校|医院).*(?:我|不|没|了|被|要|说)/,
]

/** Shorter than this is a word with a question mark. */
const shortest = 6

/** Whether somebody who typed this asks, or tells what happened, and does not look something up. */
export function isQuestion(text: string): boolean {
  const typed = text.normalize('NFC').trim()
  return typed.length >= shortest && [...questions, ...stories].some((form) => form.test(typed))
}
