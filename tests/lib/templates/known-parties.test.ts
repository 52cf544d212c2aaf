import { partiesIn } from '@/lib/templates/known-parties'

const hong = {
  type: 'person',
  name: '홍길동',
  address: '서울 종로구 세종대로 1',
  phone: '010-1234-5678',
}

it('finds people and companies in drafts, wherever they stand, once each', () => {
  const drafts = [
    { lender: hong, amount: '1천만 원', evidence: [{ name: '차용증' }] },
    {
      plaintiff: { ...hong, address: '다른 주소' },
      defendants: [
        {
          party: {
            type: 'company',
            name: '주식회사 새봄',
            representative: '김소라',
            address: '부산',
          },
        },
      ],
    },
  ]
  expect(partiesIn(drafts)).toEqual([
    hong,
    { type: 'company', name: '주식회사 새봄', representative: '김소라', address: '부산' },
  ])
})

it('offers no resident number, no evidence, nobody without a name, and no end of people', () => {
  expect(
    partiesIn([
      { a: { name: '홍길동', residentNumber: '800501-1' }, b: { name: '', address: '서울' } },
    ]),
  ).toEqual([])
  expect(
    partiesIn([{ a: { ...hong, residentNumber: '800501-1' } }]).map((party) => Object.keys(party)),
  ).toEqual([['type', 'name', 'address', 'phone']])
  const many = Array.from({ length: 50 }, (_, at) => ({ a: { ...hong, name: `사람 ${at}` } }))
  expect(partiesIn(many)).toHaveLength(30)
})
