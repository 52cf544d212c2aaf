import { createHash } from 'node:crypto'
import { type AnswerSettings, builtInSettings, type InForce, type Labelled } from './schema'

export type ChosenConfiguration = {
  settings: AnswerSettings
  /** Null: the built-in settings. */
  hash: string | null
  label: 'production' | 'canary'
}

/** A place between 0 and 1 that is always the same for the same words, and says nothing of them. */
export function placeOf(...words: readonly string[]): number {
  const digest = createHash('sha256').update(words.join('\n')).digest()
  return digest.readUInt32BE(0) / 2 ** 32
}

const isWithin = ({ hash, share }: Labelled, who: string): boolean =>
  share !== null && placeOf(hash, who) < share

/**
 * The configuration that answers somebody: the canary for a share of the people, always the same ones as long as it
 * lasts, production for the others.
 * @param who the account, or the device of a visitor
 */
export function chooseConfiguration(
  { production, canary }: InForce,
  who: string,
): ChosenConfiguration {
  if (canary && isWithin(canary, who))
    return { settings: canary.settings, hash: canary.hash, label: 'canary' }
  if (production)
    return { settings: production.settings, hash: production.hash, label: 'production' }
  return { settings: builtInSettings, hash: null, label: 'production' }
}

/** Whether the shadow looks at this question too. @param answer its id */
export const isShadowed = ({ shadow }: InForce, answer: string): boolean =>
  shadow !== undefined && isWithin(shadow, answer)
