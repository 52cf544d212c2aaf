import { type BlockInput, blockSchema } from '@/lib/documents/blocks/schema'
import { splitBlocks } from '@/lib/knowledge/index/passages'
import { buildSegment } from '@/lib/knowledge/index/segment'
import { seededNumbers } from '@/lib/seeded-numbers'

/** Things that can be said in either of two vocabularies that share no syllables in a row. */
export type Topic = { first: string[]; second: string[]; direction: number[] }

const dimension = 24

/** Words that no language has. */
function wordWith(chance: () => number): string {
  const syllable = () => String.fromCharCode(0xac00 + Math.floor(chance() * 11172))
  return syllable() + syllable() + syllable()
}
const directionWith = (chance: () => number) =>
  Array.from({ length: dimension }, () => chance() - 0.5)

export function makeTopics(count: number): Topic[] {
  const chance = seededNumbers(7)
  const words = () => [wordWith(chance), wordWith(chance), wordWith(chance)]
  return Array.from({ length: count }, () => ({
    first: words(),
    second: words(),
    direction: directionWith(chance),
  }))
}

/** A sentence on a topic in one of its vocabularies. */
export const sentenceOn = (words: readonly string[]): string =>
  `${words.join(' ')} 아울러 ${[...words].reverse().join(' ')} 에 따라 서로 정한 대로 이를 한다.`

/** A page that says the same thing twice, in each vocabulary once. */
export const pageOn = ({ first, second }: Topic, page: number): BlockInput => ({
  kind: 'paragraph',
  number: null,
  text: `${sentenceOn(first)} ${sentenceOn(second)}`,
  page,
})

export const segmentOf = (name: string, blocks: readonly BlockInput[]): Uint8Array =>
  buildSegment(name, splitBlocks(blocks.map((block) => blockSchema.parse(block))))

const seedOf = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7)

/** A model to which a text means as much as chance. */
export const meaningless = (text: string): number[] => directionWith(seededNumbers(seedOf(text)))

/** A model that knows what both vocabularies stand for. */
export const understanding =
  (topics: readonly Topic[]) =>
  (text: string): number[] => {
    const vector = meaningless(text).map((value) => value * 0.2)
    for (const { first, second, direction } of topics) {
      const often = [...first, ...second].filter((word) => text.includes(word)).length
      for (const [i, value] of direction.entries()) vector[i] = (vector[i] ?? 0) + often * value
    }
    return vector
  }
