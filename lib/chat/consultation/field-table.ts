/**
 * What the intake asks in each field of law: closed lists of ids, whose words are in
 * messages/…/consultation.json. An id means the same in every field that uses it.
 */
type FieldOfLaw = {
  /** Who is asking. */
  roles: readonly string[]
  /** Who the other side is. */
  others: readonly string[]
  wants: readonly string[]
  facts: readonly string[]
  papers: readonly string[]
  /** Who is in danger here has something more urgent to do than to fill in a form. */
  danger?: 'violence' | 'injury'
}

export const fieldTable = {
  housing: {
    roles: ['tenant', 'landlord', 'neighbour', 'owner'],
    others: ['landlord', 'newOwner', 'tenant', 'realtor', 'neighbour', 'unknown'],
    wants: ['depositBack', 'renewal', 'repair', 'endLease', 'eviction', 'rentRise'],
    facts: [
      'leaseKind',
      'deposit',
      'movedIn',
      'fixedDate',
      'leaseEnd',
      'noticeGiven',
      'stillThere',
    ],
    papers: [
      'leaseContract',
      'registryExtract',
      'transfers',
      'messages',
      'photos',
      'certifiedMail',
    ],
  },
  work: {
    roles: ['employee', 'formerEmployee', 'freelancer', 'employer'],
    others: ['employer', 'boss', 'agencyCompany', 'employee', 'unknown'],
    wants: ['unpaidWages', 'severance', 'dismissal', 'overtime', 'workAccident', 'harassment'],
    facts: [
      'employedFrom',
      'employedTo',
      'workplaceSize',
      'writtenContract',
      'monthlyPay',
      'owed',
      'dismissalLetter',
    ],
    papers: [
      'employmentContract',
      'payslips',
      'transfers',
      'attendance',
      'messages',
      'recordings',
      'dismissalNotice',
    ],
  },
  family: {
    roles: ['spouse', 'exSpouse', 'parent', 'child', 'heir', 'relative'],
    others: ['spouse', 'exSpouse', 'parent', 'child', 'heir', 'thirdParty', 'unknown'],
    wants: [
      'divorce',
      'propertyDivision',
      'custody',
      'consolation',
      'inheritance',
      'renounce',
      'reservedShare',
    ],
    facts: [
      'marriedOn',
      'minorChildren',
      'livingApart',
      'jointProperty',
      'diedOn',
      'will',
      'estateDebts',
    ],
    papers: [
      'familyRegister',
      'registryExtract',
      'bankRecords',
      'messages',
      'recordings',
      'photos',
      'willPaper',
    ],
    danger: 'violence',
  },
  traffic: {
    roles: ['driver', 'passenger', 'pedestrian', 'cyclist', 'family'],
    others: ['driver', 'insurer', 'pedestrian', 'cyclist', 'unknown'],
    wants: ['trafficDamages', 'faultShare', 'carInsurance', 'trafficCrime', 'licence'],
    facts: ['accidentInjury', 'policeReport', 'otherInsured', 'seriousBreach', 'insurerOffer'],
    papers: [
      'dashcam',
      'photos',
      'medicalCertificate',
      'accidentReport',
      'insurerLetter',
      'repairEstimate',
    ],
    danger: 'injury',
  },
  crime: {
    roles: ['victim', 'accused', 'victimFamily', 'accusedFamily', 'witness'],
    others: [
      'acquaintance',
      'partner',
      'familyMember',
      'coworker',
      'stranger',
      'victim',
      'unknown',
    ],
    wants: ['complaint', 'protection', 'defence', 'settlement', 'crimeDamages', 'summaryOrder'],
    facts: ['crimeKind', 'reported', 'goingOn', 'summoned', 'settled', 'culpritKnownOn'],
    papers: [
      'messages',
      'recordings',
      'photos',
      'cctv',
      'medicalCertificate',
      'bankRecords',
      'summons',
      'courtPapers',
    ],
    danger: 'violence',
  },
  debts: {
    roles: ['creditor', 'debtor', 'guarantor', 'heir'],
    others: ['debtor', 'creditor', 'guarantor', 'collector', 'financeCompany', 'unknown'],
    wants: ['repayment', 'paymentOrder', 'limitation', 'insolvency', 'collection', 'guarantee'],
    facts: ['principal', 'lentOn', 'dueOn', 'interestAgreed', 'iou', 'lastPaidOn', 'seized'],
    papers: ['iouPaper', 'transfers', 'messages', 'recordings', 'notarialDeed', 'courtPapers'],
  },
  consumer: {
    roles: ['consumer', 'seller'],
    others: [
      'seller',
      'onlineSeller',
      'serviceProvider',
      'platform',
      'manufacturer',
      'consumer',
      'unknown',
    ],
    wants: ['withdrawal', 'refund', 'defect', 'midTermEnd', 'productDamage', 'unfairTerms'],
    facts: ['boughtOn', 'howBought', 'receivedOn', 'price', 'used', 'refundAsked'],
    papers: ['receipt', 'orderRecord', 'contractPaper', 'messages', 'photos', 'adverts'],
  },
  business: {
    roles: ['soleTrader', 'company', 'partner', 'director', 'shareholder', 'franchisee'],
    others: [
      'customer',
      'supplier',
      'mainContractor',
      'partner',
      'company',
      'franchisor',
      'director',
      'unknown',
    ],
    wants: [
      'tradePayment',
      'endContract',
      'breachDamages',
      'subcontract',
      'directorDuty',
      'tradeSecret',
      'franchise',
    ],
    facts: ['writtenContract', 'contractOn', 'claim', 'delivered', 'endClause', 'dueOn'],
    papers: [
      'contractPaper',
      'taxInvoices',
      'deliveryRecords',
      'messages',
      'minutes',
      'articles',
      'certifiedMail',
    ],
  },
  reputation: {
    roles: ['target', 'writer', 'dataSubject'],
    others: ['individual', 'acquaintance', 'media', 'platform', 'company', 'target', 'unknown'],
    wants: [
      'takedown',
      'defamation',
      'reputationDamages',
      'dataLeak',
      'intimateImages',
      'stalking',
      'truthDefence',
    ],
    facts: ['medium', 'publicly', 'truth', 'identifiable', 'stillUp', 'culpritKnownOn'],
    papers: ['screenshots', 'webAddress', 'messages', 'recordings', 'platformReply', 'courtPapers'],
    danger: 'violence',
  },
  immigration: {
    roles: ['foreigner', 'foreignSpouse', 'koreanFamily', 'employer'],
    others: ['immigrationOffice', 'employer', 'spouse', 'broker', 'unknown'],
    wants: [
      'stay',
      'deportation',
      'immigrationFine',
      'naturalisation',
      'workplaceChange',
      'foreignWages',
    ],
    facts: [
      'visa',
      'stayUntil',
      'overstayed',
      'immigrationOrder',
      'orderReceivedOn',
      'koreanRelatives',
    ],
    papers: [
      'passport',
      'residenceCard',
      'orderPaper',
      'employmentContract',
      'messages',
      'familyRegister',
    ],
  },
  tax: {
    roles: ['taxpayer', 'soleTrader', 'company', 'applicant', 'resident'],
    others: ['taxOffice', 'localGovernment', 'agency', 'publicBody', 'unknown'],
    wants: [
      'taxAnnulment',
      'taxRefund',
      'adminAppeal',
      'annulmentSuit',
      'suspension',
      'businessLicence',
      'disclosure',
    ],
    facts: ['decision', 'noticeOn', 'decisionAmount', 'heard', 'objected', 'appealTold'],
    papers: [
      'decisionPaper',
      'taxReturn',
      'objectionPaper',
      'receipt',
      'photos',
      'registryExtract',
    ],
  },
  medical: {
    roles: ['patient', 'patientFamily', 'injured', 'careGiver'],
    others: ['hospital', 'individual', 'facility', 'animalOwner', 'insurer', 'agency', 'unknown'],
    wants: [
      'medicalDamages',
      'explanation',
      'mediation',
      'injuryDamages',
      'facilityDamage',
      'animalDamage',
      'insuranceMoney',
    ],
    facts: ['harm', 'harmOn', 'harmKnownOn', 'explained', 'recordsCopied', 'askedOther'],
    papers: [
      'medicalRecords',
      'consentForm',
      'medicalCertificate',
      'receipt',
      'photos',
      'cctv',
      'insurerLetter',
    ],
    danger: 'injury',
  },
} as const satisfies Record<string, FieldOfLaw>

export type Field = keyof typeof fieldTable
type Of<List extends 'roles' | 'others' | 'wants' | 'facts' | 'papers'> =
  (typeof fieldTable)[Field][List][number]
export type Role = Of<'roles'> | Of<'others'>
export type Want = Of<'wants'>
export type Fact = Of<'facts'>
export type Paper = Of<'papers'>

export const fields = Object.keys(fieldTable) as [Field, ...Field[]]

/** The lists of a field, each as wide as the ids of all fields: what is generic reads them so. */
export type FieldLists = {
  roles: readonly Role[]
  others: readonly Role[]
  wants: readonly Want[]
  facts: readonly Fact[]
  papers: readonly Paper[]
  danger: 'violence' | 'injury' | null
}
export const listsOf = (field: Field): FieldLists => ({ danger: null, ...fieldTable[field] })
