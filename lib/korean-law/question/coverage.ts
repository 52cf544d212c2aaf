import type { QuestionPoint } from './question'

/** How much of a question a text speaks of: signs of a passage's fitness that need no model. */
export type Coverage = {
  /** 0–1: of all points, those of the law counting most. */
  share: number
  /** How many points of the law are met, and how many there are. */
  legal: number
  legalPoints: number
}

const wordRun = /[가-힣]+|[a-z0-9]+/gi
const weights = { legal: 1, plain: 0.5, party: 0.25 } as const
/** Compounds are met by their parts (임대차보증금 by 임대차 … 보증금), but a part alone is none. */
const leastPart = 0.6
const partWorth = 0.8
const headWorth = 0.7

const inside = (text: string, at: number, length: number) =>
  /[가-힣]/.test(text.charAt(at - 1)) && /[가-힣]/.test(text.charAt(at + length))

/** Whether a text has a word; two syllables in the middle of a longer word are no word (수도 in 할수도있다). */
function hasWord(word: string, text: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (word.length > 2 || !inside(text, at, word.length)) return true
  }
  return false
}

/** 1 when the text has the word, less when it has most of a compound's parts. */
function meetsWord(word: string, text: string): number {
  if (hasWord(word, text)) return 1
  if (word.length < 4) return 0
  let met = 0
  for (let at = 0; at + 2 <= word.length; at++) if (text.includes(word.slice(at, at + 2))) met++
  const share = met / (word.length - 1)
  return share >= leastPart ? share * partWorth : 0
}

/** A term of several words is first of all about its first: 보증금 반환 is about the 보증금. */
function meetsForm(form: string, text: string): number {
  const [first, ...rest] = form.toLowerCase().match(wordRun) ?? []
  if (first === undefined) return 0
  const head = meetsWord(first, text)
  if (rest.length === 0) return head
  const tail = rest.reduce((sum, word) => sum + meetsWord(word, text), 0) / rest.length
  return headWorth * head + (1 - headWorth) * tail
}

/** A law's name stands in all its articles, so it tells little of one. */
const lawName = /(?:법|법률|시행령|시행규칙)$/
const lawNameWorth = 0.35
const bestWorth = 0.8

/** How well a text meets a point, 0–1: by the best of its forms, the others adding to it. */
export function meets(point: QuestionPoint, text: string): number {
  const degrees = point.forms.map((form) => meetsForm(form, text) * formWorth(form, point))
  if (degrees.length === 0) return 0
  const mean = degrees.reduce((sum, degree) => sum + degree, 0) / degrees.length
  return bestWorth * Math.max(...degrees) + (1 - bestWorth) * mean
}

function formWorth(form: string, { word }: QuestionPoint): number {
  return form !== word && lawName.test(form) ? lawNameWorth : 1
}

/** Reads a text against the points of a question. */
export function coverageOf(points: readonly QuestionPoint[], text: string): Coverage {
  const lower = text.toLowerCase()
  let met = 0
  let all = 0
  let legal = 0
  let legalPoints = 0
  for (const point of points) {
    const weight = weights[point.kind]
    const degree = meets(point, lower)
    met += weight * degree
    all += weight
    if (point.kind !== 'legal') continue
    legal += degree
    legalPoints++
  }
  return { share: all === 0 ? 0 : met / all, legal, legalPoints }
}

const leastLegal = 0.75
const leastShare = 0.2

/** Whether a passage carries an answer: it must speak of the law that was asked about, not in passing. */
export function isGround({ share, legal, legalPoints }: Coverage): boolean {
  return legalPoints > 0 && legal >= leastLegal && share >= leastShare
}

/** The points that none of the texts speaks of. */
export function unmetPoints(points: readonly QuestionPoint[], texts: readonly string[]): string[] {
  const all = texts.join('\n').toLowerCase()
  return points.filter((point) => meets(point, all) === 0).map(({ word }) => word)
}
