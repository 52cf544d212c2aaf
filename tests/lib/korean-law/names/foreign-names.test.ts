import { articleNames, decisionNames } from '@/lib/korean-law/names/foreign-names'

it('names an article as foreigners cite it', () => {
  expect(articleNames('민법', '839의2')).toEqual({
    en: 'Civil Act art. 839-2',
    ja: '民法839条の2',
    zh: '民法第839条之2',
  })
})

it('names a decree after its Act', () => {
  expect(articleNames('출입국관리법 시행령', '12')).toEqual({
    en: 'Enforcement Decree of the Immigration Act art. 12',
    ja: '出入国管理法施行令12条',
    zh: '出入境管理法施行令第12条',
  })
})

it('invents no name for a law that has none', () => {
  expect(articleNames('없는 법률', '1')).toEqual({ en: null, ja: null, zh: null })
})

it('names a decision as foreigners cite it', () => {
  const decision = { court: '대법원', judgmentDate: '2010-05-20', caseNumber: '2007다90760' }
  expect(decisionNames(decision)).toEqual({
    en: 'Supreme Court Decision 2007Da90760 decided May 20, 2010',
    ja: '大法院2010年5月20日2007다90760',
    zh: '大法院2010年5月20日2007다90760',
  })
  expect(decisionNames({ ...decision, court: '수원고등법원', judgmentDate: null }).en).toBe(
    'Suwon High Court Decision 2007Da90760',
  )
})
