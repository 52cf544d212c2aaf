import { readableName } from '@/components/corpus/case/case-name'

test('joined cases of one name say it once', () => {
  expect(readableName('징계취소·징계취소·징계취소')).toBe('징계취소')
})

test('different names all stay, in order', () => {
  expect(readableName('손해배상(기)등·손해배상(기)')).toBe('손해배상(기)등·손해배상(기)')
})

test('a dot inside brackets parts nothing', () => {
  const name = '국가보안법위반(찬양·고무등)·국가보안법위반(찬양·고무등)'
  expect(readableName(name)).toBe('국가보안법위반(찬양·고무등)')
})
