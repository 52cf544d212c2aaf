import type { PartyField } from './types'

type Details = Readonly<Record<string, string>>

/** Two people of one document are not born on one day, and do not live at one address. */
const people: Readonly<Record<string, Details>> = {
  홍길동: {
    birthDate: '1980-05-01',
    residentNumber: '800501-1',
    registeredPlace: '경남 진주시 ○○로 1',
    address: '서울 종로구 ○○로 1',
    phone: '010-1234-5678',
    email: 'hong@example.com',
    account: '○○은행 123-456-789012',
  },
  이영희: {
    birthDate: '1982-07-07',
    residentNumber: '820707-2',
    registeredPlace: '전북 전주시 ○○로 2',
    address: '서울 마포구 ○○로 2',
    phone: '010-2345-6789',
    email: 'lee@example.com',
    account: '○○은행 234-567-890123',
  },
  김영수: {
    birthDate: '2001-02-10',
    residentNumber: '010210-3',
    registeredPlace: '경기 수원시 ○○로 3',
    address: '경기 성남시 ○○로 4',
    phone: '010-4567-8901',
    email: 'youngsu@example.com',
    account: '○○은행 456-789-012345',
  },
  박보증: {
    birthDate: '1975-11-20',
    residentNumber: '751120-1',
    registeredPlace: '강원 춘천시 ○○로 5',
    address: '서울 강남구 ○○로 5',
    phone: '010-5678-9012',
    email: 'park@example.com',
    account: '○○은행 567-890-123456',
  },
}
const somebody: Details = {
  birthDate: '1978-03-15',
  residentNumber: '780315-1',
  registeredPlace: '경기 수원시 ○○로 3',
  address: '경기 수원시 ○○로 3',
  phone: '010-3456-7890',
  email: 'kim@example.com',
  account: '○○은행 345-678-901234',
}

const companies: Readonly<Record<string, Details>> = {
  '주식회사 가나': {
    representative: '이대표',
    registrationNumber: '123-45-67890',
    address: '서울 강남구 ○○로 10',
    phone: '02-1234-5678',
    email: 'gana@example.com',
    account: '○○은행 678-901-234567',
  },
}
const someCompany: Details = {
  representative: '최대표',
  registrationNumber: '234-56-78901',
  address: '경기 성남시 ○○로 20',
  phone: '031-234-5678',
  email: 'dara@example.com',
  account: '○○은행 789-012-345678',
}

/** A party as somebody types it, with what the question asks of one of its kind. */
export function partyExample({ ask, only, example: name = '홍길동' }: PartyField): Details {
  const isCompany = only === 'company' || /주식회사/.test(name)
  const known = isCompany ? (companies[name] ?? someCompany) : (people[name] ?? somebody)
  const details = ask.flatMap((detail): [string, string][] => {
    const value = known[detail]
    return value === undefined ? [] : [[detail, value]]
  })
  const { representative } = known
  return {
    type: isCompany ? 'company' : 'person',
    name,
    ...(representative ? { representative } : {}),
    ...Object.fromEntries(details),
  }
}
