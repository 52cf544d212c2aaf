import { similarCasesSchema } from '@/lib/corpus/similar-case-schema'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'

let service: LegalApp
beforeAll(async () => {
  service = await createLegalApp()
})
afterAll(() => service.drop())

async function similar(serial: number) {
  const response = await service.app.request(`/cases/by-id/${serial}/similar`)
  return similarCasesSchema.parse(await response.json()).similar
}

it('lists decisions on the same question with what both cite', async () => {
  // 102 and 103 both cite 101, which is listed as cited.
  expect(await similar(102)).toMatchObject([{ serial: 103, cases: [{ serial: 101 }] }])
})

it('leaves out the decision itself and those that cite it', async () => {
  expect(await similar(101)).toEqual([])
})

it('asks for the issues without how they were decided', async () => {
  await service.sql`
    update legal.decisions set issues = ${service.sql.json([
      { no: 1, issue: '해고의 효력(원칙적 무효) 및 예고수당(소극)', gist: '' },
      { no: 2, issue: '약정의 효력(=무효)', gist: '' },
    ])} where serial = 103`
  await similar(103)
  expect(service.engine.asked.at(-1)?.text).toBe('해고의 효력(원칙적 무효) 및 예고수당 약정의 효력')
})

it('shows the issue that is nearest to those of the decision', async () => {
  const issues = (...of: string[]) =>
    service.sql.json(of.map((issue, at) => ({ no: at + 1, issue, gist: '' })))
  await service.sql`
    update legal.decisions set issues = ${issues('퇴직금 분할 약정의 효력')} where serial = 102`
  await service.sql`
    update legal.decisions set issues = ${issues('근로자의 판단 기준', '퇴직금 분할 약정이 있는 경우')}
    where serial = 103`
  expect(await similar(102)).toMatchObject([{ issue: '퇴직금 분할 약정이 있는 경우' }])
})

it('asks for the name and the beginning of the reasons where there are no issues', async () => {
  await service.sql`
    update legal.decisions set issues = '[]', case_name = '대여금', body = '주문 기각 이 유 원고는 돈을 빌려주었다.'
    where serial = 103`
  await similar(103)
  expect(service.engine.asked.at(-1)?.text).toBe('대여금  원고는 돈을 빌려주었다.')
})

it.each([
  ['999', 404],
  ['x', 400],
])('answers %s with %i', async (serial, status) => {
  const response = await service.app.request(`/cases/by-id/${serial}/similar`)
  expect(response.status).toBe(status)
})
