/**
 * Numbers as word processors print them. The names are those of WordprocessingML, which HWPX's and the
 * editor's are mapped to.
 */
const ganada = '가나다라마바사아자차카타파하'
const consonants = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'
const stems = '甲乙丙丁戊己庚辛壬癸'
const koreanDigits = '영일이삼사오육칠팔구'
const hanDigits = '〇一二三四五六七八九'
const nativeUnits = ['', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉']
const nativeTens = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔']

/** One of a row of signs; past its end, as word processors do, the sign is written twice. */
const sign = (signs: string, no: number) => {
  const one = [...signs][(no - 1) % [...signs].length] ?? ''
  return one.repeat(Math.min(Math.ceil(no / [...signs].length), 10))
}

/** A sign of a run of the character set; past its end the plain number. */
const within = (first: number, most: number, no: number) =>
  no >= 1 && no <= most ? String.fromCodePoint(first + no - 1) : String(no)

function circled(no: number): string {
  if (no >= 21 && no <= 35) return within(0x3251, 15, no - 20)
  if (no >= 36 && no <= 50) return within(0x32b1, 15, no - 35)
  return no === 0 ? '⓪' : within(0x2460, 20, no)
}

function roman(no: number): string {
  const parts = [
    [1000, 'M'],
    [900, 'CM'],
    [500, 'D'],
    [400, 'CD'],
    [100, 'C'],
    [90, 'XC'],
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const
  let left = Math.min(no, 3999)
  let words = ''
  for (const [value, letters] of parts)
    while (left >= value) {
      words += letters
      left -= value
    }
  return words
}

/** 십일, 이십, 백이: one is not said before ten, hundred and thousand. */
function counted(no: number, digits: string, units: readonly string[]): string {
  if (no === 0) return digits[0] ?? ''
  const figures = [...String(Math.min(no, 9999))].map(Number)
  return figures
    .map((figure, at) => {
      const unit = units[figures.length - 1 - at] ?? ''
      if (figure === 0) return ''
      return figure === 1 && unit ? unit : (digits[figure] ?? '') + unit
    })
    .join('')
}

const spelled = (no: number, digits: string) =>
  [...String(no)].map((figure) => digits[Number(figure)]).join('')

const formats: Record<string, (no: number) => string> = {
  decimal: String,
  decimalZero: (no) => String(no).padStart(2, '0'),
  decimalFullWidth: (no) =>
    [...String(no)].map((figure) => String.fromCodePoint(0xff10 + Number(figure))).join(''),
  decimalEnclosedCircle: circled,
  decimalEnclosedParen: (no) => (no <= 20 ? within(0x2474, 20, no) : `(${no})`),
  decimalEnclosedFullstop: (no) => (no <= 20 ? within(0x2488, 20, no) : `${no}.`),
  numberInDash: (no) => `- ${no} -`,
  upperRoman: roman,
  lowerRoman: (no) => roman(no).toLowerCase(),
  upperLetter: (no) => sign('ABCDEFGHIJKLMNOPQRSTUVWXYZ', no),
  lowerLetter: (no) => sign('abcdefghijklmnopqrstuvwxyz', no),
  ganada: (no) => sign(ganada, no),
  chosung: (no) => sign(consonants, no),
  ganadaEnclosedCircle: (no) => within(0x326e, 14, no),
  consonantEnclosedCircle: (no) => within(0x3260, 14, no),
  koreanDigital: (no) => spelled(no, koreanDigits),
  koreanDigital2: (no) => spelled(no, '零一二三四五六七八九'),
  koreanCounting: (no) => counted(no, koreanDigits, ['', '십', '백', '천']),
  koreanLegal: (no) =>
    no < 100 ? (nativeTens[Math.floor(no / 10)] ?? '') + nativeUnits[no % 10] : String(no),
  ideographDigital: (no) => spelled(no, hanDigits),
  chineseCounting: (no) => counted(no, hanDigits, ['', '十', '百', '千']),
  chineseCountingThousand: (no) => counted(no, hanDigits, ['', '十', '百', '千']),
  japaneseCounting: (no) => counted(no, hanDigits, ['', '十', '百', '千']),
  ideographTraditional: (no) => sign(stems, no),
  ideographEnclosedCircle: (no) => within(0x3280, 10, no),
  none: () => '',
}
formats.decimalHalfWidth = String
formats.decimalEnclosedCircleChinese = circled
formats.taiwaneseCounting = formats.chineseCounting ?? String
formats.taiwaneseCountingThousand = formats.chineseCounting ?? String

/** A number in a format; in one that is not known, in figures. */
export const formatNumber = (no: number, format: string): string => (formats[format] ?? String)(no)
