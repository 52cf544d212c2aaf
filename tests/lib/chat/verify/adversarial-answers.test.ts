import type { CheckedAnswer } from '@/lib/chat/types'
import { checkAnswer } from '@/lib/chat/verify/check-answer'
import { type StarterPassages, starterPassages } from '@/tests/factories/starter-passages'
import { falseAnswers } from './answers/false-answers'
import { soundAnswers } from './answers/sound-answers'

let starter: StarterPassages
beforeAll(async () => {
  starter = await starterPassages()
})
afterAll(() => starter.close())

const sound: readonly string[] = ['verified', 'in-force', 'pending']

/** What of a checked answer a reader would take for true. */
function shownAsTrue({ blocks, used, grounding }: CheckedAnswer): string[] {
  const pieces = blocks.flatMap((block) => block.pieces)
  return [
    ...pieces.flatMap((piece) => {
      if (piece.kind === 'ref') return [`[${piece.no}]`]
      if (piece.kind === 'quoted' && piece.verbatim) return [piece.text]
      if (piece.kind === 'citation' && (piece.href !== null || sound.includes(piece.state))) {
        return [`${piece.text} ${piece.state}`]
      }
      return []
    }),
    ...used.map((no) => `uses ${no}`),
    ...(grounding.supported > 0 ? [`${grounding.supported} supported`] : []),
    ...(grounding.verified > 0 ? [`${grounding.verified} verified`] : []),
  ]
}

it('shows nothing false as verified, linked or supported', async () => {
  const answers = falseAnswers(starter, 11)
  const shown: string[] = []
  for (const { kind, text, passages } of answers) {
    const found = shownAsTrue(await checkAnswer(text, passages, starter.check))
    if (found.length > 0) shown.push(`${kind}: ${text} → ${found.join(', ')}`)
  }
  expect(new Set(answers.map(({ kind }) => kind)).size).toBe(25)
  expect({ shown, of: answers.length }).toEqual({ shown: [], of: 355 })
})

it('shows what is true as supported, in four languages', async () => {
  const answers = soundAnswers(starter, 12)
  const refused: string[] = []
  for (const { language, text, passages } of answers) {
    const checked = await checkAnswer(text, passages, starter.check)
    const pieces = checked.blocks.flatMap((block) => block.pieces)
    const linked = pieces.filter((piece) => piece.kind === 'citation' && piece.href === null)
    const carried = checked.used.includes(1) && checked.grounding.share === 1
    const marked = pieces.some((piece) => piece.kind === 'ref' && piece.no === 1)
    if (!carried || !marked || linked.length > 0) refused.push(`${language}: ${text}`)
  }
  expect({ refused, of: answers.length }).toEqual({ refused: [], of: 60 })
})
