import { asymmetryMeanings } from './asymmetry'
import { bargainMeanings } from './bargains'
import { consumerGuardMeanings } from './consumer-guards'
import { creationMeanings } from './creations'
import { customerMeanings } from './customers'
import { dealingMeanings } from './dealings'
import { everydayRightMeanings } from './everyday-rights'
import { feeMeanings } from './fees'
import { forbiddenActMeanings } from './forbidden-acts'
import { guardedMeanings } from './guarded'
import { labourPayMeanings } from './labour-pay'
import { labourRightMeanings } from './labour-rights'
import { leaseGuardMeanings } from './lease-guards'
import { leaseMeanings } from './leases'
import { lendingGuardMeanings } from './lending-guards'
import { marketMeanings } from './market'
import type { Meaning } from './meaning'
import { moneyMeanings } from './money'
import { networkGuardMeanings } from './network-guards'
import { oneSidedMeanings } from './one-sided'
import { otherWordingMeanings } from './other-wordings'
import { partnerMeanings } from './partners'
import { paymentMeanings } from './payments'
import { powerMeanings } from './powers'
import { priceAndShareMeanings } from './prices-and-shares'
import { rightMeanings } from './rights'
import { subcontractGuardMeanings } from './subcontract-guards'
import { terminationMeanings } from './terminations'
import { tradeMeanings } from './trade'
import { trustMeanings } from './trusts'
import { unfairTermMeanings } from './unfair-terms'
import { ventureGuardMeanings } from './venture-guards'
import { waivedClaimMeanings } from './waived-claims'
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
  ...labourPayMeanings,
  ...labourRightMeanings,
  ...leaseGuardMeanings,
  ...lendingGuardMeanings,
  ...subcontractGuardMeanings,
  ...networkGuardMeanings,
  ...consumerGuardMeanings,
  ...ventureGuardMeanings,
  ...unfairTermMeanings,
  ...forbiddenActMeanings,
  ...waivedClaimMeanings,
  ...paymentMeanings,
  ...everydayRightMeanings,
  ...marketMeanings,
  ...otherWordingMeanings,
  ...trustMeanings,
]

/** By what meanings each rule is seen, beside its patterns. */
export const meaningsOf: ReadonlyMap<string, readonly Meaning[]> = all.reduce(
  (map, meaning) => map.set(meaning.rule, [...(map.get(meaning.rule) ?? []), meaning]),
  new Map<string, Meaning[]>(),
)
