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
import type { Expected } from './expected'
import { expectedOfBusinesses } from './expected-business'
import { expectedOfPersons } from './expected-personal'
import { franchiseRules } from './franchise'
import { leaseRules } from './lease'
import { leaseBurdenRules } from './lease-burdens'
import { leaseClaimRules } from './lease-claims'
import { liabilityRules } from './liability'
import { loanRules } from './loan'
import { loanTermRules } from './loan-term'
import { oneSidedTermRules } from './one-sided-terms'
import { partnerRightRules } from './partner-rights'
import { personalDataRules } from './personal-data'
import { powerRules } from './powers'
import { propertyLawRules } from './property-laws'
import type { Rule } from './rule'
import { standardTermsRules } from './standard-terms'
import { subcontractRules } from './subcontract'
import { subcontractRightRules } from './subcontract-rights'
import { venueRules } from './venue'
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
  ...personalDataRules,
  ...customerRightRules,
  ...standardTermsRules,
  ...enterpriseRules,
  ...partnerRightRules,
  ...copyrightRules,
  ...commerceRules,
  ...liabilityRules,
  ...consumerLawRules,
  ...propertyLawRules,
  ...oneSidedTermRules,
  ...venueRules,
  ...powerRules,
]

/** Every clause that the law or a careful lawyer expects, of which the absence is reported. */
export const expectedClauses: readonly Expected[] = [...expectedOfPersons, ...expectedOfBusinesses]
