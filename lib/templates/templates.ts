import { administrativeAppeal } from './forms/administrative-appeal'
import { answer } from './forms/answer'
import { certifiedMail } from './forms/certified-mail'
import { childSupportAgreement } from './forms/child-support-agreement'
import { complaint } from './forms/complaint'
import { contractRescission } from './forms/contract-rescission'
import { criminalComplaint } from './forms/criminal-complaint'
import { divorceAgreement } from './forms/divorce-agreement'
import { employmentContract } from './forms/employment-contract'
import { housingLease } from './forms/housing-lease'
import { informationDisclosure } from './forms/information-disclosure'
import { inheritanceRenunciation } from './forms/inheritance-renunciation'
import { leaseNotice } from './forms/lease-notice'
import { limitedAcceptance } from './forms/limited-acceptance'
import { loanAgreement } from './forms/loan-agreement'
import { nda } from './forms/nda'
import { partnershipAgreement } from './forms/partnership-agreement'
import { paymentOrder } from './forms/payment-order'
import { paymentOrderObjection } from './forms/payment-order-objection'
import { performanceRecommendationObjection } from './forms/performance-recommendation-objection'
import { powerOfAttorney } from './forms/power-of-attorney'
import { privacyPolicy } from './forms/privacy-policy'
import { provisionalAttachment } from './forms/provisional-attachment'
import { resignation } from './forms/resignation'
import { serviceAgreement } from './forms/service-agreement'
import { settlement } from './forms/settlement'
import { shareTransfer } from './forms/share-transfer'
import { supplyAgreement } from './forms/supply-agreement'
import { unfairDismissal } from './forms/unfair-dismissal'
import { unpaidWages } from './forms/unpaid-wages'
import type { Template } from './types'

/** All templates, in the order in which lists show them. */
export const templates: readonly Template[] = [
  certifiedMail,
  contractRescission,
  loanAgreement,
  paymentOrder,
  paymentOrderObjection,
  complaint,
  answer,
  performanceRecommendationObjection,
  provisionalAttachment,
  housingLease,
  leaseNotice,
  employmentContract,
  resignation,
  unpaidWages,
  unfairDismissal,
  settlement,
  criminalComplaint,
  divorceAgreement,
  childSupportAgreement,
  inheritanceRenunciation,
  limitedAcceptance,
  nda,
  serviceAgreement,
  supplyAgreement,
  partnershipAgreement,
  shareTransfer,
  privacyPolicy,
  powerOfAttorney,
  informationDisclosure,
  administrativeAppeal,
]

/** The template at an address; {@link findTemplate} takes what people call it. */
export const templateById = (id: string): Template | null =>
  templates.find((template) => template.id === id) ?? null

const plain = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '')

/** The template that somebody means: by its id, its Korean name or another name people use. */
export function findTemplate(name: string): Template | null {
  const asked = plain(name)
  const isCalled = (template: Template) =>
    [template.id, template.title, ...(template.alsoCalled ?? [])].some(
      (each) => plain(each) === asked,
    )
  return templates.find(isCalled) ?? null
}
