import { seededNumbers } from '@/lib/seeded-numbers'
import { vectorSize } from './question-index'
import { damped, type TermSpace, type TermWeights } from './term-space'

/**
 * Moves terms so that a question stands nearest to the article that it asks for. Each question is compared
 * with its own article, without that question, and with the articles of the other questions beside it
 * (a softmax over cosines); what is learnt is therefore how an article is asked for in other words and in
 * other languages. Deterministic.
 */
export type Lesson = {
  /** The article's own words. */
  own: TermWeights
  /** Terms of each of its questions. */
  questions: readonly (readonly number[])[]
  /** Its law: articles of one law stand beside each other, so that they are told apart. */
  law: string
}

const rounds = 3
const questionsAtOnce = 256
const neighboursOfOneLaw = 8
const temperature = 0.06
const learningRate = 0.01
/** In the last round a step is so much smaller. */
const slowDown = 0.7
/** Articles that nobody has asked for are found by their own words alone: so often they are all that is read. */
const ownWordsAlone = 0.2
/** Of an article's text, which is long, so much is read at a time; its law and title always. */
const ownWordsRead = 0.25
const smallestStep = 1e-6

type Term = readonly [place: number, weight: number]
type Example = { article: number; question: number }

function shuffle<T>(list: T[], chance: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
}

/** Texts of one batch as unit vectors, with the slopes of the loss. */
class Batch {
  readonly units = new Float32Array(questionsAtOnce * vectorSize)
  readonly slopes = new Float32Array(questionsAtOnce * vectorSize)
  private readonly scales = new Float32Array(questionsAtOnce)
  private texts: (readonly Term[])[] = []

  constructor(private readonly values: Float32Array) {}

  place(texts: (readonly Term[])[]): void {
    const { units, values, scales } = this
    this.texts = texts
    units.fill(0)
    this.slopes.fill(0)
    texts.forEach((terms, row) => {
      const to = row * vectorSize
      for (const [place, weight] of terms) {
        const from = place * vectorSize
        for (let i = 0; i < vectorSize; i++) units[to + i]! += weight * values[from + i]!
      }
      let square = 0
      for (let i = 0; i < vectorSize; i++) square += units[to + i]! ** 2
      const scale = 1 / Math.sqrt(square + 1e-12)
      for (let i = 0; i < vectorSize; i++) units[to + i]! *= scale
      scales[row] = scale
    })
  }

  /** @param squares what each term has been moved by so far: what is seen often moves less */
  step(squares: Float32Array, rate: number): void {
    const { units, slopes, values, scales } = this
    this.texts.forEach((terms, row) => {
      const at = row * vectorSize
      let along = 0
      for (let i = 0; i < vectorSize; i++) along += slopes[at + i]! * units[at + i]!
      let square = 0
      for (let i = 0; i < vectorSize; i++) {
        slopes[at + i] = (slopes[at + i]! - along * units[at + i]!) * scales[row]!
        square += slopes[at + i]! ** 2
      }
      for (const [place, weight] of terms) {
        squares[place] = squares[place]! + (weight * weight * square) / vectorSize
        const step = (rate * weight) / Math.sqrt(squares[place]!)
        const to = place * vectorSize
        for (let i = 0; i < vectorSize; i++) values[to + i]! -= step * slopes[at + i]!
      }
    })
  }
}

/** Adds the slopes of the loss of one batch: each question against all of its articles. */
function compare(questions: Batch, articles: Batch, examples: readonly Example[]): void {
  const nearness = new Float64Array(examples.length)
  examples.forEach(({ article }, row) => {
    const q = row * vectorSize
    let highest = Number.NEGATIVE_INFINITY
    examples.forEach((other, column) => {
      const a = column * vectorSize
      let dot = 0
      for (let i = 0; i < vectorSize; i++) dot += questions.units[q + i]! * articles.units[a + i]!
      const isItself = column !== row && other.article === article
      nearness[column] = isItself ? Number.NEGATIVE_INFINITY : dot / temperature
      highest = Math.max(highest, nearness[column]!)
    })
    let whole = 0
    for (let column = 0; column < examples.length; column++) {
      nearness[column] = Math.exp(nearness[column]! - highest)
      whole += nearness[column]!
    }
    for (let column = 0; column < examples.length; column++) {
      const wanted = column === row ? 1 : 0
      const slope = (nearness[column]! / whole - wanted) / temperature / examples.length
      if (Math.abs(slope) < smallestStep) continue
      const a = column * vectorSize
      for (let i = 0; i < vectorSize; i++) {
        questions.slopes[q + i]! += slope * articles.units[a + i]!
        articles.slopes[a + i]! += slope * questions.units[q + i]!
      }
    }
  })
}

/** Examples in an order of chance in which a few of one law always follow each other. */
function inOrder(examples: Example[], lessons: readonly Lesson[], chance: () => number): Example[] {
  shuffle(examples, chance)
  const ofLaw = new Map<string, Example[]>()
  for (const example of examples) {
    const { law } = lessons[example.article]!
    const known = ofLaw.get(law)
    if (known) known.push(example)
    else ofLaw.set(law, [example])
  }
  const runs = [...ofLaw.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / neighboursOfOneLaw) }, (_, i) =>
      all.slice(i * neighboursOfOneLaw, (i + 1) * neighboursOfOneLaw),
    ),
  )
  shuffle(runs, chance)
  return runs.flat()
}

/** Changes the places of the terms. */
export function trainTerms({ keys, values }: TermSpace, lessons: readonly Lesson[]): void {
  const chance = seededNumbers(11)
  const isChosen = (share: number) => chance() < share
  const placeOfKey = new Map<number, number>()
  keys.forEach((key, place) => {
    placeOfKey.set(key, place)
  })
  const placed = lessons.map(({ own, questions }) => ({
    own: [...own].flatMap(([key, weight]): Term[] => {
      const place = placeOfKey.get(key)
      return place === undefined ? [] : [[place, weight]]
    }),
    questions: questions.map((terms) => terms.flatMap((key) => placeOfKey.get(key) ?? [])),
  }))
  const articleWithout = ({ article, question }: Example): Term[] => {
    const weights = new Map<number, number>()
    for (const [place, weight] of placed[article]!.own)
      if (weight >= 1 || isChosen(ownWordsRead)) weights.set(place, weight)
    if (!isChosen(ownWordsAlone))
      placed[article]!.questions.forEach((terms, i) => {
        if (i !== question)
          for (const place of terms) weights.set(place, (weights.get(place) ?? 0) + 1)
      })
    return [...weights].map(([place, weight]) => [place, damped(weight)])
  }
  const squares = new Float32Array(keys.length).fill(1e-12)
  const examples = lessons.flatMap(({ questions }, article) =>
    questions.map((_, question) => ({ article, question })),
  )
  const questions = new Batch(values)
  const articles = new Batch(values)
  for (let round = 0; round < rounds; round++) {
    const rate = learningRate * (1 - (slowDown * round) / rounds)
    const ordered = inOrder(examples, lessons, chance)
    for (let from = 0; from < ordered.length; from += questionsAtOnce) {
      const batch = ordered.slice(from, from + questionsAtOnce)
      questions.place(
        batch.map(({ article, question }) =>
          placed[article]!.questions[question]!.map((place): Term => [place, 1]),
        ),
      )
      articles.place(batch.map(articleWithout))
      compare(questions, articles, batch)
      questions.step(squares, rate)
      articles.step(squares, rate)
    }
  }
}
