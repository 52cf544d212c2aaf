import { builtInSettings } from '@/lib/chat/configuration/schema'
import { builtInChoice, type ConfigurationLabel, configurationLabels } from './constants'
import type { Configuration, Move } from './schema'

export type LabelsInForce = Record<ConfigurationLabel, Move | null>

/** What each label is on. @param moves the newest first */
export const inForce = (moves: readonly Move[]): LabelsInForce =>
  Object.fromEntries(
    configurationLabels.map((label) => [label, moves.find((move) => move.label === label) ?? null]),
  ) as LabelsInForce

/** A configuration as one side of a comparison; without a number it is built in. */
export type Side = Pick<Configuration, 'settings'> & {
  no: number | null
  name: string | null
  hash: string | null
}
export const builtInSide: Side = { no: null, name: null, hash: null, settings: builtInSettings }

/** The two that are compared: those that the address names, else the newest with what is in production. */
export function comparedSides(
  configurations: readonly Configuration[],
  production: string | null,
  { from, to }: { from: string | undefined; to: string | undefined },
): { before: Side; after: Configuration | null } {
  const numbered = (no: string | undefined) => configurations.find((each) => String(each.no) === no)
  const inProduction = configurations.find(({ hash }) => hash === production)
  const before =
    from === builtInChoice ? builtInSide : (numbered(from) ?? inProduction ?? builtInSide)
  return { before, after: numbered(to) ?? configurations[0] ?? null }
}
