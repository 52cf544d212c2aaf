import { readableCharacters, readHanja } from '@/lib/korean-law/query/hanja/reading'

describe('Korean readings of Han characters', () => {
  it('know the characters of law and names', () => {
    expect(readableCharacters()).toBeGreaterThanOrEqual(8000)
  })

  it.each([
    ['損害賠償', '손해배상'],
    ['动产', '동산'],
    ['损害赔偿', '손해배상'],
    ['强制执行', '강제집행'],
    ['正當防衛', '정당방위'],
  ])('%s reads %s', (han, hangul) => {
    expect(readHanja(han)).toBe(hangul)
  })

  it.each([
    ['労働契約', '노동계약'],
    ['予告', '예고'],
    ['予備', '예비'],
    ['欠陥', '결함'],
    ['弁護士', '변호사'],
    ['抵当権', '저당권'],
    ['名誉毀損', '명예훼손'],
  ])('Japanese %s reads %s', (han, hangul) => {
    expect(readHanja(han, 'shinjitai')).toBe(hangul)
  })

  it.each([
    ['勞動', '노동'],
    ['離婚', '이혼'],
    ['女子', '여자'],
    ['法律', '법률'],
    ['比率', '비율'],
    ['能率', '능률'],
    ['協議離婚', '협의이혼'],
    ['不當利得', '부당이득'],
    ['土地利用', '토지이용'],
    ['連帶保證', '연대보증'],
    ['權利金', '권리금'],
    ['代理人', '대리인'],
  ])('the initial-sound rule: %s reads %s', (han, hangul) => {
    expect(readHanja(han)).toBe(hangul)
  })

  it.each([
    ['不當', '부당'],
    ['不正', '부정'],
    ['不法', '불법'],
    ['不動産', '부동산'],
    ['不實', '부실'],
    ['債務不履行', '채무불이행'],
  ])('不: %s reads %s', (han, hangul) => {
    expect(readHanja(han)).toBe(hangul)
  })

  it.each([
    ['更新', '갱신'],
    ['變更', '변경'],
    ['訴狀', '소장'],
    ['現狀', '현상'],
    ['承諾', '승낙'],
    ['許諾', '허락'],
    ['相殺', '상쇄'],
    ['殺人', '살인'],
  ])('characters of several readings: %s reads %s', (han, hangul) => {
    expect(readHanja(han)).toBe(hangul)
  })

  it('is empty where nothing has a reading', () => {
    expect(readHanja('abc')).toBe('')
    expect(readHanja('')).toBe('')
  })
})
