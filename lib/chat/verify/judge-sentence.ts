import type { Block } from '@/lib/chat/parts/answer-parts'
import type { CitableSource } from '@/lib/chat/types'
import { isSound, passageOf } from './citation-link'
import { isTitle, namesLaw, saysNoLaw } from './read-claim'
import type { Sentence } from './read-sentence'
import { type ReadPassage, supportOf } from './sentence-support'

export type Verdict =
  /** It says nothing of the law. */
  { kind: 'aside' } | { kind: 'supported'; by: CitableSource[] } | { kind: 'unsupported' }

const compact = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
/** What a second source adds to a sentence is less than all of it. */
const partShare = 0.3

/** Whether all that a sentence cites is right, and given: as a passage, or within one. */
function citesOnlyGiven({ citations, given }: Sentence, read: readonly ReadPassage[]): boolean {
  return citations.every((check) => {
    if (check.state === 'not-in-corpus') {
      return read.some(({ letters }) => letters.includes(compact(check.text)))
    }
    if (!isSound(check)) return false
    if (passageOf(check, given)) return true
    if (check.kind === 'law') return given.some(({ id }) => id.split('#')[0] === check.target)
    return read.some(({ letters }) => letters.includes(compact(check.text)))
  })
}

/** Says of a sentence whether the sources it names carry it. */
export function judgeSentence(
  sentence: Sentence,
  form: Block['form'],
  readings: ReadonlyMap<number, ReadPassage>,
): Verdict {
  const { claim, quotes, citations, given, text } = sentence
  const bare = quotes.length === 0 && citations.length === 0
  if (bare && sentence.marks.length === 0 && saysNoLaw(text, claim)) return { kind: 'aside' }
  if (form === 'heading' && quotes.length === 0 && isTitle(text, claim)) {
    return citations.every(isSound) ? { kind: 'aside' } : { kind: 'unsupported' }
  }
  // What a document says is no statement of the law, whatever it says of the law.
  const onLaw = citations.length > 0 || namesLaw(claim.text)
  const read = given
    .filter(({ type }) => !onLaw || type !== 'document')
    .flatMap(({ no }) => readings.get(no) ?? [])
  if (read.length === 0 || !quotes.every(({ verbatim }) => verbatim)) return { kind: 'unsupported' }
  if (!citesOnlyGiven(sentence, read)) return { kind: 'unsupported' }

  const quoted = quotes
    .flatMap(({ source }) => source ?? [])
    .filter(({ type }) => !onLaw || type !== 'document')
  if (claim.terms.length === 0 && claim.quantities.length === 0 && claim.codes.length === 0) {
    // Nothing but words of the source, or nothing at all.
    return quoted.length > 0 ? { kind: 'supported', by: distinct(quoted) } : { kind: 'unsupported' }
  }
  const supports = read.map((reading) => ({ reading, support: supportOf(claim, reading) }))
  const whole = supports.filter(({ support }) => support.whole)
  if (whole.length > 0)
    return supportedBy(
      whole.map(({ reading }) => reading.passage),
      quoted,
    )
  return jointly(supports, claim, quoted)
}

const distinct = (passages: readonly CitableSource[]) => [...new Set(passages)]
const supportedBy = (passages: CitableSource[], quoted: CitableSource[]): Verdict => ({
  kind: 'supported',
  by: distinct([...passages, ...quoted]),
})

/** Several sources that each say a part of a sentence, as its marks claim. */
function jointly(
  supports: { reading: ReadPassage; support: { share: number } }[],
  claim: Sentence['claim'],
  quoted: CitableSource[],
): Verdict {
  const parts = supports.filter(({ support }) => support.share >= partShare)
  if (parts.length < 2) return { kind: 'unsupported' }
  const passages = parts.map(({ reading }) => reading.passage)
  const windows = parts.map(({ reading }) => bestWindow(claim, reading))
  const head = parts.map(({ reading }) => reading.head).join('\n')
  const letters = parts.map(({ reading }) => reading.letters).join(' ')
  const joined: ReadPassage = {
    passage: passages[0] as CitableSource,
    head,
    letters,
    quantities: parts.flatMap(({ reading }) => reading.quantities),
    windows: [
      {
        text: windows.map(({ text }) => text).join('\n'),
        quantities: [],
        sentences: 2,
      },
    ],
  }
  // Numbers must stand in one of the parts.
  const counted = claim.quantities.every((quantity) =>
    parts.some(({ reading }) => supportOf({ ...claim, quantities: [quantity] }, reading).share > 0),
  )
  const { whole } = supportOf({ ...claim, quantities: [] }, joined)
  return counted && whole ? supportedBy(passages, quoted) : { kind: 'unsupported' }
}

function bestWindow(claim: Sentence['claim'], reading: ReadPassage) {
  let best = { text: '', share: -1 }
  for (const window of reading.windows) {
    const { share } = supportOf(
      { ...claim, quantities: [], codes: [] },
      { ...reading, windows: [window] },
    )
    if (share > best.share) best = { text: window.text, share }
  }
  return best
}
