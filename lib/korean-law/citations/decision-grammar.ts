/** Pieces of the way Korean courts cite decisions, as regular expressions without nested repetition. */

const regions =
  '서울|부산|대구|대전|광주|인천|수원|울산|창원|의정부|춘천|청주|전주|제주|마산|대전|경성|평양|해주|함흥|강릉'
const branches = '창원|춘천|전주|제주|청주|울산|인천'

/** A court's name as written. 당원 and 본원 are the court that speaks; 동원 and 같은 법원 the one named last. */
const courtSource =
  '대법원|대판|대결|대전판|대법|헌법재판소|헌재|특허법원|고등군사법원|당원|당재판소|본원|' +
  '같은\\s?법원|동\\s?법원|동원|동지|동|' +
  `(?:${regions})(?:중앙|동부|서부|남부|북부|민사|형사)?` +
  '(?:고등법원|고등|고법|지방법원|지방|지법|행정법원|행법|가정법원|가법|회생법원|회법|법원)' +
  `(?:\\s?\\((?:${branches})\\)|\\s?(?:${branches})(?:재판부|부))?(?:\\s?[가-힣]{2,3}지원)?`

/** Year, month, day, in digits or with 년 월 일. */
const dateSource = "'?(\\d{4}|\\d{2})\\s?[.년]\\s?(\\d{1,2})\\s?[.,월]\\s?(\\d{1,2})\\s?[.일]{0,2}"

/** What stands before a case number: court, date, 선고 or 자, each if it is there. Groups: court, y, m, d, verb. */
export const leadPattern = new RegExp(
  `(?:(${courtSource})\\s{0,2}[(,]?\\s{0,2})?(?:${dateSource}\\s{0,2},?\\s?)?(선고|자|고지|판결|결정)?\\s?,?\\s?$`,
)

/** How far before a number its court can begin. */
export const leadLength = 64

/** A case number; group 1 year, 2 code, 3 serial. `14자 2003마1116` must not be read as `14자2003`. */
export const numberPattern =
  /(?<!\d)(\d{4}|\d{2})(\s?[가-힣]{1,5}\s?)(\d{1,7})(?!\d|[가-힣]{1,5}\d)/g

/** A further member of the number before it. Years of dates and counted things are none. */
export const memberPattern =
  /\s?(?:[,，·ㆍ、]|및|내지|[~∼～-])\s?(?:(\d{4}|\d{2})\s?([가-힣]{1,5})\s?)?(\d{1,7})(?!\d|\s?[.년월일조항호원%명])/y

/** 병합, 본소, 반소 and the like. */
export const notePattern = /\s?\([가-힣 ,·]{1,20}\)/y

export const kindPattern =
  /\s{0,2}(?:사건\s?)?(전원합의체|전원재판부)?\s{0,2}(판결|결정|명령|심판)?/y

/** Between two citations of one list: publication notes in brackets, commas, joining words. */
export function joinsList(gap: string): boolean {
  const bare = gap
    .replace(/\([^()]{0,60}\)|\[[^\]]{0,60}\]/g, '')
    .replace(/(?:등|각|또는|동지|참조|및|와|과|같은 날|[가-하]\.)/g, '')
  return /^[\s,;·/.、]*$/.test(bare)
}

const wide = /[\uff10-\uff19\uff08\uff09\uff0c\uff0e]/g

/** Full-width digits and marks to ASCII, one character for one, so that ranges still fit the original. */
export function toHalfWidth(text: string): string {
  return text.replace(wide, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
}
