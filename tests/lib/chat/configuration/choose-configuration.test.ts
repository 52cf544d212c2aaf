import {
  chooseConfiguration,
  isShadowed,
  placeOf,
} from '@/lib/chat/configuration/choose-configuration'
import { answerSettingsSchema, builtInSettings, shortHash } from '@/lib/chat/configuration/schema'
import { sharedSources } from '@/lib/chat/configuration/shadow-run'
import type { Passages } from '@/lib/corpus/passage-schema'

const labelled = (hash: string, share: number | null, hits: number) => ({
  ...{ hash, share },
  settings: { ...builtInSettings, hits },
})
const production = labelled('p'.repeat(64), null, 10)
const canary = labelled('c'.repeat(64), 0.25, 20)
const people = Array.from({ length: 2000 }, (_, at) => `person ${at}`)

it('without labels the built-in settings answer', () => {
  expect(chooseConfiguration({}, 'somebody')).toEqual({
    ...{ settings: builtInSettings, hash: null, label: 'production' },
  })
  expect(shortHash(null)).toBe('built-in')
})

it('a canary answers its share of the people, and always the same ones', () => {
  const inForce = { production, canary }
  const chosen = people.filter((who) => chooseConfiguration(inForce, who).label === 'canary')
  expect(chosen.length / people.length).toBeGreaterThan(0.22)
  expect(chosen.length / people.length).toBeLessThan(0.28)
  for (const who of chosen) {
    expect(chooseConfiguration(inForce, who)).toMatchObject({
      ...{ hash: canary.hash, settings: { hits: 20 } },
    })
    // Whoever has it keeps it when its share grows.
    const grown = { production, canary: { ...canary, share: 0.5 } }
    expect(chooseConfiguration(grown, who).label).toBe('canary')
  }
  const other = people.find((who) => !chosen.includes(who)) ?? ''
  expect(chooseConfiguration(inForce, other)).toMatchObject({
    ...{ hash: production.hash, label: 'production' },
  })
})

it('another canary takes other people', () => {
  const [one, two] = [placeOf(canary.hash, 'somebody'), placeOf(production.hash, 'somebody')]
  expect(one).not.toBe(two)
})

it('a shadow looks at its share of the questions, and at none when there is none', () => {
  const shadow = labelled('s'.repeat(64), 0.1, 8)
  const seen = people.filter((answer) => isShadowed({ shadow }, answer)).length / people.length
  expect(seen).toBeGreaterThan(0.07)
  expect(seen).toBeLessThan(0.13)
  expect(isShadowed({ production, canary }, 'answer')).toBe(false)
})

it('settings that no stage reads, or out of bounds, are refused', () => {
  for (const wrong of [{ hits: 25 }, { hits: 3 }, { caution: 0.4 }, { prompt: 'mine' }])
    expect(answerSettingsSchema.safeParse(wrong).success).toBe(false)
  expect(answerSettingsSchema.safeParse({ model: 'a b' }).success).toBe(false)
})

it('shared sources are counted among those of either', () => {
  const found = (...serials: number[]) =>
    ({ passages: serials.map((serial) => ({ type: 'case', serial })) }) as unknown as Passages
  expect(sharedSources(found(1, 2), found(2, 3))).toBeCloseTo(1 / 3)
  expect(sharedSources(found(), found())).toBeNull()
})
