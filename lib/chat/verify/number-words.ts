import { readKoreanNumber } from '@/lib/korean-law/korean-number'

/** Numbers in words become digits, where a unit says that a number is meant. */

const english: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const tens: Record<string, number> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
)
const englishWord = [...Object.keys(tens), ...Object.keys(english)].join('|')
const englishUnit =
  '(?:years?|months?|weeks?|days?|hours?|minutes?|percent|per cent|times|fold|people|persons?|workers|employees|won|million|billion|or more|or fewer|or less)'
const englishNumber = new RegExp(
  `\\b(${englishWord})(?:[\\s-](${Object.keys(english).slice(1, 10).join('|')}))?(?=[\\s-]${englishUnit}\\b)`,
  'gi',
)

const hanRun = '[〇零一二两兩三四五六七八九十百千]+'
const hanUnit =
  '(?:年|个月|個月|か月|ヶ月|カ月|箇月|月|日|天|周|週|小时|時間|条|條|項|项|款|号|號|歳|岁|周岁|倍|人|名|次|回|万|萬|億|亿|割|分之|分の)'
const hanNumber = new RegExp(`(?<!\\d)(?:(?<=分之|分の|第)${hanRun}|${hanRun}(?=${hanUnit}))`, 'g')
/** Sino-Korean numerals; 이, 일 and 사 alone are words of their own before most units. */
const koreanNumber =
  /(?<![가-힣])([일이삼사오육칠팔구십백천]+)(?=\s?(?:년(?![가-힣]{3})|개월|퍼센트))|(?<![가-힣])([일이삼사오육칠팔구]?[십백][일이삼사오육칠팔구십]*)(?=\s?(?:일|명|세)(?![가-힣]{3}))/g

const native: [RegExp, string][] = [
  [/(?<![가-힣])(?:한)\s?(?=(?:달|해|주일?|번|차례|명|사람)(?![가-힣]{2}))/g, '1'],
  [/(?<![가-힣])(?:두)\s?(?=(?:달|해|주일?|번|차례|명|사람|배)(?![가-힣]{2}))/g, '2'],
  [/(?<![가-힣])(?:세|석|서)\s?(?=(?:달|해|주일?|번|차례|명|사람|배)(?![가-힣]{2}))/g, '3'],
  [/(?<![가-힣])(?:네|넉)\s?(?=(?:달|해|주일?|번|차례|명|사람|배)(?![가-힣]{2}))/g, '4'],
  [/(?<![가-힣])다섯\s?(?=(?:달|해|주일?|번|명|사람|배))/g, '5'],
  [/(?<![가-힣])여섯\s?(?=(?:달|해|주일?|번|명|사람|배))/g, '6'],
  [/(?<![가-힣])열흘/g, '10일'],
  [/(?<![가-힣])보름(?!달)/g, '15일'],
  [/(?<![가-힣])사흘/g, '3일'],
  [/(?<![가-힣])나흘/g, '4일'],
  [/(?<![가-힣])이틀/g, '2일'],
  [/(?<![가-힣])(?:일주일|한\s?주일)/g, '7일'],
  [/(?<![가-힣])이주일/g, '14일'],
  [/(?<![가-힣])반년/g, '6개월'],
  [/半年/g, '6か月'],
]

const figuresOf = (run: string) => String(readKoreanNumber(run) ?? run)

/** `fourteen days`, 십사일, 두 달 and 十四日 with digits. */
export function withDigits(text: string): string {
  let read = text
    .replace(englishNumber, (_, first: string, second?: string) => {
      const low = first.toLowerCase()
      const value = english[low] ?? (tens[low] ?? 0) + (english[second?.toLowerCase() ?? ''] ?? 0)
      return english[low] !== undefined && second ? `${value} ${second}` : String(value)
    })
    .replace(hanNumber, figuresOf)
    .replace(koreanNumber, figuresOf)
  for (const [pattern, digits] of native) read = read.replace(pattern, digits)
  return read
}
