import { actName, LawNames, lawKey } from '@/lib/korean-law/names/law-names'

const laws = [
  { lawId: '001706', title: '민법', current: true },
  { lawId: '001444', title: '대한민국헌법', current: true },
  { lawId: '001769', title: '근로기준법', current: false },
  { lawId: '001872', title: '근로기준법', current: true },
  { lawId: '003609', title: '근로기준법 시행령', current: true },
  { lawId: '000001', title: '5ㆍ18민주유공자예우 및 단체설립에 관한 법률', current: true },
  { lawId: '000002', title: '공직선거법', current: true },
  { lawId: '000003', title: '가등기담보 등에 관한 법률', current: true },
  { lawId: '000004', title: '담보에 관한 법률', current: true },
]
const names = new LawNames(laws, { 근기법: '근로기준법', 민법: '상법' })
const idOf = (name: string) => names.resolve(name)?.lawId ?? null

describe('resolving a name', () => {
  it.each([
    ['민법', '001706'],
    ['헌법', '001444'],
    ['근로기준법', '001872'],
    ['근로기준법시행령', '003609'],
    ['근기법', '001872'],
    ['근기법 시행령', '003609'],
    ['5·18민주유공자예우 및 단체설립에 관한 법률', '000001'],
    ['「5・18 민주유공자 예우 및 단체설립에 관한 법률」', '000001'],
    ['이 사건 민법', '001706'],
    ['없는 법', null],
    ['양도 및 담보에 관한 법률', null],
  ])('%s', (name, lawId) => {
    expect(idOf(name)).toBe(lawId)
  })

  it.each(['구민법', '의용민법', '공직선거및선거부정방지법'])(
    'marks %s as an earlier text',
    (name) => {
      expect(names.resolve(name)?.former).toBe(true)
    },
  )

  it('gives the Act of a decree', () => {
    expect(actName('근로기준법 시행령')).toBe('근로기준법')
    expect(actName('근로기준법시행규칙')).toBe('근로기준법')
  })

  it('has one key for the middle dots in use', () => {
    expect(new Set(['ㄱㆍㄴ법', 'ㄱ·ㄴ법', 'ㄱ・ㄴ 법'].map(lawKey)).size).toBe(1)
  })
})
