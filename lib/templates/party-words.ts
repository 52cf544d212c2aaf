import type { Party, PartyDetail } from './types'

/** Korean words for the parts of a party, the first of each as documents write it. */
export const partyWords: Readonly<
  Record<'name' | 'representative' | PartyDetail, readonly string[]>
> = {
  name: ['성명', '이름', '상호', '명칭'],
  representative: ['대표자', '대표이사', '대표'],
  birthDate: ['생년월일'],
  residentNumber: ['주민등록번호', '주민번호'],
  registrationNumber: ['등록번호', '사업자등록번호', '법인등록번호'],
  address: ['주소', '소재지'],
  registeredPlace: ['등록기준지'],
  phone: ['전화번호', '전화', '연락처', '휴대전화'],
  email: ['전자우편', '이메일', '전자우편주소'],
  account: ['계좌', '계좌번호'],
}

/** Words for the kind of a party. */
export const partyTypeWords: Readonly<Record<string, Party['type']>> = {
  개인: 'person',
  사람: 'person',
  회사: 'company',
  법인: 'company',
}
