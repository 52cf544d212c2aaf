import type { ContractType, Standpoint } from './constants'
import { client, consumer, provider } from './role-words'

/**
 * The two parties of each kind of contract in the words that contracts use: first the one that usually drafts
 * (landlord, employer, client, head office), then the one that usually signs.
 */
export type Roles = { drafter: readonly string[]; signer: readonly string[] }

export const roles: Readonly<Record<ContractType, Roles>> = {
  'housing-lease': {
    drafter: ['임대인', '집주인', '임대사업자', '소유자', '주인'],
    signer: ['임차인', '세입자'],
  },
  'shop-lease': { drafter: ['임대인', '건물주', '소유자'], signer: ['임차인'] },
  employment: {
    drafter: [
      '사용자',
      '회사',
      '사업주',
      '고용주',
      '사업자',
      '법인',
      '병원',
      '학원',
      '점주',
      '사장',
      '원장',
      '업주',
      'Employer',
      'Company',
    ],
    signer: ['근로자', '직원', '사원', '종업원', '피고용인', '강사', 'Employee'],
  },
  service: { drafter: [...client, '회사', '갑'], signer: [...provider, '을'] },
  nda: {
    drafter: [
      '공개자',
      '제공자',
      '개시자',
      '정보제공자',
      '공개당사자',
      '제공당사자',
      '정보공개자',
      'Disclosing Party',
      'Discloser',
    ],
    signer: [
      '수령자',
      '수신자',
      '정보수령자',
      '수령당사자',
      '비밀유지의무자',
      'Receiving Party',
      'Recipient',
    ],
  },
  supply: {
    drafter: [
      '매수인',
      '구매자',
      '구매사',
      '발주자',
      '발주사',
      '주문자',
      '수요자',
      '바이어',
      '마트',
      '유통사',
      '유통업체',
      '식당',
    ],
    signer: [
      '공급자',
      '공급사',
      '매도인',
      '판매자',
      '납품자',
      '납품업체',
      '제조사',
      '농가',
      '생산자',
      '납품사',
    ],
  },
  software: { drafter: [...client, '회사'], signer: provider },
  subcontract: {
    drafter: ['원사업자', '도급인', '위탁자', '원도급자', '원수급인'],
    signer: [
      '수급사업자',
      '하수급인',
      '수급인',
      '수탁자',
      '하도급자',
      '하도급업체',
      '협력업체',
      '협력사',
    ],
  },
  franchise: {
    drafter: ['가맹본부', '본부', '가맹본사', '본사', '회사'],
    signer: ['가맹점사업자', '가맹점주', '가맹사업자', '가맹점', '점주'],
  },
  loan: {
    drafter: [
      '대여인',
      '대주',
      '채권자',
      '대여자',
      '대부업자',
      '빌려주는 사람',
      '빌려준 사람',
      '빌려주는 쪽',
      '대출인',
    ],
    signer: ['차용인', '차주', '채무자', '차용자', '빌리는 사람', '빌린 사람', '빌리는 쪽'],
  },
  partnership: {
    drafter: ['갑', '대표동업자', '업무집행자', '업무집행조합원'],
    signer: ['을', '출자자'],
  },
  investment: {
    drafter: ['투자자', '투자사', '인수인', '투자기업'],
    signer: [
      '이해관계인',
      '창업자',
      '발행회사',
      '회사',
      '대주주',
      '대표이사',
      '최대주주',
      '발행인',
    ],
  },
  sale: {
    drafter: ['매도인', '매도자', '파는 사람', '판 사람', '파는 쪽'],
    signer: ['매수인', '매수자', '사는 사람', '산 사람', '사는 쪽'],
  },
  terms: {
    drafter: [
      '회사',
      '저희',
      '사업자',
      '당사',
      '운영자',
      '플랫폼',
      '서비스제공자',
      '몰',
      '클럽',
      '센터',
      '학원',
      '병원',
      '식장',
      '호텔',
    ],
    signer: consumer,
  },
  processing: {
    drafter: ['위탁자', '위탁사', '위탁기관', '개인정보처리자', '회사'],
    signer: ['수탁자', '수탁사', '수탁업체', '처리업체'],
  },
  license: {
    drafter: [
      '허락자',
      '라이선서',
      '라이센서',
      '권리자',
      '저작권자',
      '실시허락자',
      '이용허락자',
      '저작재산권자',
      '특허권자',
      'Licensor',
    ],
    signer: [
      '이용자',
      '라이선시',
      '라이센시',
      '실시권자',
      '피허락자',
      '사용자',
      '이용권자',
      'Licensee',
    ],
  },
  advisory: {
    drafter: [
      '수임인',
      '수임자',
      '자문사',
      '자문회사',
      '자문기관',
      '자문인',
      '자문역',
      '컨설턴트',
      '자문위원',
      '수탁자',
    ],
    signer: [
      '위임인',
      '위임자',
      '의뢰인',
      '의뢰사',
      '의뢰회사',
      '의뢰기업',
      '고객사',
      '고객',
      '회사',
    ],
  },
  installment: {
    drafter: [
      '회사',
      '판매자',
      '사업자',
      '할부거래업자',
      '매도인',
      '렌탈회사',
      '임대인',
      '판매사',
      '대여사업자',
    ],
    signer: consumer,
  },
  dealership: {
    drafter: ['공급업자', '공급자', '본사', '회사', '공급사', '제조사'],
    signer: ['대리점', '대리점주', '대리점사업자', '판매점'],
  },
  alliance: { drafter: ['갑'], signer: ['을'] },
  other: { drafter: ['갑'], signer: ['을'] },
}

const drafters = [
  'landlord',
  'employer',
  'client',
  'discloser',
  'franchisor',
  'lender',
  'investor',
  'seller',
  'operator',
  'controller',
  'licensor',
  'supplier-head',
  'advisor',
  'prime',
  'prime-contractor',
  'headquarters',
  'lessor',
  'orderer',
  'purchaser',
  'business',
]
const signers = [
  'tenant',
  'employee',
  'freelancer',
  'recipient',
  'contractor',
  'subcontractor',
  'franchisee',
  'borrower',
  'founder',
  'consumer',
  'processor',
  'licensee',
  'dealer',
  'lessee',
  'worker',
  'provider',
  'guarantor',
  'company',
]

/** Where a reader stands whose part is named in English, as the command line and stored reviews name it. */
export function standpointOf(type: ContractType, side: string): Standpoint {
  if (type === 'supply') return side === 'buyer' ? 'drafter' : 'signer'
  if (type === 'dealership') return side === 'supplier' ? 'drafter' : 'signer'
  if (type === 'advisory') return side === 'client' || side === 'recipient' ? 'signer' : 'drafter'
  if (side === 'buyer' || side === 'supplier') return 'signer'
  if (side === 'drafter' || drafters.includes(side)) return 'drafter'
  if (side === 'signer' || signers.includes(side)) return 'signer'
  return 'neutral'
}
