/** The kinds of contracts that are reviewed; `other` gets the rules of every contract alone. */
export const contractTypes = [
  'housing-lease',
  'shop-lease',
  'employment',
  'service',
  'nda',
  'supply',
  'software',
  'subcontract',
  'franchise',
  'loan',
  'partnership',
  'investment',
  'sale',
  'terms',
  'processing',
  'license',
  'advisory',
  'installment',
  'dealership',
  'alliance',
  'other',
] as const
export type ContractType = (typeof contractTypes)[number]

/** What each is called in Korean; the command line names types so. */
export const contractTypeNames: Readonly<Record<ContractType, string>> = {
  'housing-lease': '주택임대차',
  'shop-lease': '상가임대차',
  employment: '근로계약',
  service: '용역',
  nda: '비밀유지',
  supply: '물품공급',
  software: '소프트웨어개발',
  subcontract: '하도급',
  franchise: '가맹',
  loan: '금전소비대차',
  partnership: '동업',
  investment: '투자',
  sale: '부동산매매',
  terms: '이용약관',
  processing: '개인정보위탁',
  license: '라이선스',
  advisory: '위임자문',
  installment: '할부렌탈',
  dealership: '대리점',
  alliance: '업무제휴',
  other: '기타',
}

export const findingKinds = ['void', 'risk', 'missing', 'inconsistent', 'form'] as const
export type FindingKind = (typeof findingKinds)[number]

export const severities = ['high', 'medium', 'low'] as const
export type Severity = (typeof severities)[number]

/** Who the reader is: the party that usually writes the contract, the one that usually signs it, or nobody. */
export const standpoints = ['drafter', 'signer', 'neutral'] as const
export type Standpoint = (typeof standpoints)[number]

/** Longest contract that is read: about 300 pages. */
export const longestContract = 600_000

/** Raised with every change of a rule; a stored review names the one it was made with. */
export const rulesVersion = '2026.11.30.4'
