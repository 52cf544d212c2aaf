import { pattern, type Rule } from './rule'

/** Where one may be sued, when only one of the two chose it. */
export const venueRules: readonly Rule[] = [
  {
    id: 'jurisdiction-onesided',
    kind: 'risk',
    topic: 'jurisdiction-onesided',
    types: [
      'housing-lease',
      'shop-lease',
      'loan',
      'sale',
      'franchise',
      'dealership',
      'advisory',
      'partnership',
      'service',
      'software',
      'supply',
    ],
    severity: 'medium',
    articles: ['약관의 규제에 관한 법률 제14조', '민사소송법 제29조'],
    says: [
      pattern`법원|관할|재판|소송|(?<![가-힣])소[는를]`,
      pattern`Ⓞ(?:의|가|이)? ?.{0,10}(?:본점|소재지|주소지?|주된 사무소|본사|영업소|거주지|사는 곳|있는 곳|가까운|편한)|Ⓞ(?:이|가) (?:정하는|지정하는|고르는|원하는|선택하는).{0,12}법원`,
    ],
    unless: pattern`Ⓡ(?:의|가|이|과|와|도)? ?.{0,14}(?:주소|본점|소재지|거주지|주된|본사|선택|사는)|피고|원고|상대방|각 당사자|소를 (?:제기하는|당하는)|민사소송법|목적물|부동산(?:의)? 소재지|또는 Ⓡ|합의하여`,
    why: '상대방에게 가까운 법원에서만 다툴 수 있으면 소송하기 어렵습니다. 여럿과 맺으려고 미리 만든 계약서라면 부당하게 불리한 관할 합의로 무효가 될 수 있습니다.',
    suggestion: '민사소송법이 정한 법원이나 목적물이 있는 곳의 법원으로 고칩니다.',
  },
]
