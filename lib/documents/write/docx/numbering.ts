import { AlignmentType, type ILevelsOptions, LevelFormat, LevelSuffix } from 'docx'
import { families, type Sequence } from '@/lib/documents/write/number-sequences'

/** In twentieths of a point: how far a level stands in, and how far its number hangs out of it. */
const step = 360

export const listName = (sequence: number) => `numbers-${sequence}`
export const bulletName = (mark: string) =>
  `mark-${[...mark].map((one) => one.codePointAt(0)).join('-')}`

function levelsOf({ family, starts }: Sequence): ILevelsOptions[] {
  return families[family].map(({ before, format, after }, level) => ({
    level,
    format: format as (typeof LevelFormat)[keyof typeof LevelFormat],
    text: `${before}%${level + 1}${after}`,
    alignment: AlignmentType.START,
    start: starts.get(level) ?? 1,
    // «제1조(목적)» is written in one; the text brings its own space where there is one.
    suffix: level === 0 || family === 'parts' ? LevelSuffix.NOTHING : LevelSuffix.SPACE,
    style: {
      paragraph: {
        indent:
          family === 'parts' || level === 0
            ? { left: 0, hanging: 0 }
            : { left: step * level, hanging: step },
      },
    },
  }))
}

/** The lists of a document as Word defines them: its sequences of numbers, and one for each mark. */
export function numberingOf(sequences: readonly Sequence[], marks: ReadonlySet<string>) {
  return {
    config: [
      ...sequences.map((sequence, at) => ({ reference: listName(at), levels: levelsOf(sequence) })),
      ...[...marks].map((mark) => ({
        reference: bulletName(mark),
        levels: Array.from({ length: 9 }, (_, level) => ({
          level,
          format: LevelFormat.BULLET,
          text: mark,
          alignment: AlignmentType.START,
          suffix: LevelSuffix.SPACE,
          style: { paragraph: { indent: { left: step * (level + 1), hanging: step } } },
        })),
      })),
    ],
  }
}
