import { asymmetryMeanings } from './asymmetry'
import { bargainMeanings } from './bargains'
import { creationMeanings } from './creations'
import { customerMeanings } from './customers'
import { dealingMeanings } from './dealings'
import { feeMeanings } from './fees'
import { guardedMeanings } from './guarded'
import { leaseMeanings } from './leases'
import type { Meaning } from './meaning'
import { moneyMeanings } from './money'
import { oneSidedMeanings } from './one-sided'
import { partnerMeanings } from './partners'
import { powerMeanings } from './powers'
import { priceAndShareMeanings } from './prices-and-shares'
import { rightMeanings } from './rights'
import { terminationMeanings } from './terminations'
import { tradeMeanings } from './trade'
import { waiverMeanings } from './waivers'
import { workMeanings } from './work'

const all: readonly Meaning[] = [
  ...dealingMeanings,
  ...leaseMeanings,
  ...workMeanings,
  ...moneyMeanings,
  ...tradeMeanings,
  ...customerMeanings,
  ...partnerMeanings,
  ...waiverMeanings,
  ...asymmetryMeanings,
  ...feeMeanings,
  ...powerMeanings,
  ...rightMeanings,
  ...oneSidedMeanings,
  ...terminationMeanings,
  ...creationMeanings,
  ...priceAndShareMeanings,
  ...bargainMeanings,
  ...guardedMeanings,
]

/** By what meanings each rule is seen, beside its patterns. */
export const meaningsOf: ReadonlyMap<string, readonly Meaning[]> = all.reduce(
  (map, meaning) => map.set(meaning.rule, [...(map.get(meaning.rule) ?? []), meaning]),
  new Map<string, Meaning[]>(),
)
