import { commerceRules } from './commerce'
import { consumerLawRules } from './consumer-laws'
import { copyrightRules } from './copyright'
import { customerRightRules } from './customer-rights'
import { dealershipRules } from './dealership'
import { dealingRightRules } from './dealing-rights'
import { debtCollectionRules } from './debt-collection'
import { employmentRules } from './employment'
import { employmentEndRules } from './employment-end'
import { enterpriseRules } from './enterprise'
import { everydayRightRules } from './everyday-rights'
import { forbiddenActRules } from './forbidden-acts'
import { forbiddenBargainRules } from './forbidden-bargains'
import { franchiseRules } from './franchise'
import { leaseRules } from './lease'
import { leaseBurdenRules } from './lease-burdens'
import { leaseClaimRules } from './lease-claims'
import { liabilityRules } from './liability'
import { loanRules } from './loan'
import { loanTermRules } from './loan-term'
import { marketRules } from './market'
import { oneSidedTermRules } from './one-sided-terms'
import { partnerRightRules } from './partner-rights'
import { personalDataRules } from './personal-data'
import { powerRules } from './powers'
import { propertyLawRules } from './property-laws'
import { publicOrderRules } from './public-order'
import { retailRules } from './retail'
import type { Rule } from './rule'
import { standardTermsRules } from './standard-terms'
import { subcontractRules } from './subcontract'
import { subcontractRightRules } from './subcontract-rights'
import { unfairTermRules } from './unfair-terms'
import { venueRules } from './venue'
import { waivedClaimRules } from './waived-claims'
import { workerProtectionRules } from './worker-protection'

/** Every rule about what clauses say; where two fit one sentence, the earlier one of its kind is reported. */
export const rules: readonly Rule[] = [
  ...leaseRules,
  ...leaseBurdenRules,
  ...leaseClaimRules,
  ...workerProtectionRules,
  ...employmentRules,
  ...employmentEndRules,
  ...loanRules,
  ...loanTermRules,
  ...debtCollectionRules,
  ...subcontractRules,
  ...subcontractRightRules,
  ...franchiseRules,
  ...dealershipRules,
  ...dealingRightRules,
  ...retailRules,
  ...forbiddenBargainRules,
  ...personalDataRules,
  ...unfairTermRules,
  ...forbiddenActRules,
  ...customerRightRules,
  ...standardTermsRules,
  ...enterpriseRules,
  ...partnerRightRules,
  ...copyrightRules,
  ...commerceRules,
  ...publicOrderRules,
  ...liabilityRules,
  ...consumerLawRules,
  ...propertyLawRules,
  ...waivedClaimRules,
  ...everydayRightRules,
  ...marketRules,
  ...oneSidedTermRules,
  ...venueRules,
  ...powerRules,
]
