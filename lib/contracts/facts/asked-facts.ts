import type { ContractType } from '@/lib/contracts/constants'

/** Which facts a person is asked for: those that the law of such a contract turns on. */
export function askedFacts(type: ContractType) {
  const isLease = type === 'housing-lease' || type === 'shop-lease'
  return {
    employer: type === 'employment',
    region: type === 'shop-lease',
    deposit: isLease,
    /** Between whom, and whether in standard terms. */
    relation: !isLease && type !== 'employment' && type !== 'subcontract',
  }
}
