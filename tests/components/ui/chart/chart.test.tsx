import { BarChart } from '@/components/ui/chart/bar-chart'
import { shownLabels, valueScale, valueTicks } from '@/components/ui/chart/chart-plot'
import { LineChart } from '@/components/ui/chart/line-chart'
import { rendered } from '@/tests/factories/rendered'

const words = { title: '검색 수', xLabel: '월', yLabel: '건', tableLabel: '표로 보기' }

test('the scale starts at zero, ends at a round number and takes values below zero', () => {
  expect(valueScale([{ name: 'a', values: [3, 870] }]).domain()).toEqual([0, 1000])
  expect(valueScale([{ name: 'a', values: [-30, null, 40] }]).domain()).toEqual([-40, 40])
  expect(valueScale([{ name: 'a', values: [0, 0] }]).domain()).toEqual([0, 1])
})

test('counts are marked at whole numbers, rates between them', () => {
  const ticks = (values: number[]) => {
    const series = [{ name: 'a', values }]
    return valueTicks(valueScale(series), series)
  }
  expect(ticks([0, 1])).toEqual([0, 1])
  expect(ticks([0, 2])).toEqual([0, 1, 2])
  expect(ticks([0.2, 0.8])).toEqual([0, 0.2, 0.4, 0.6, 0.8])
})

test('labels that would touch are left out evenly; a Hangul letter counts as two', () => {
  const shown = (label: string, count: number) => {
    const show = shownLabels(Array<string>(count).fill(label), 30)
    return Array.from({ length: count }, (_, index) => index).filter(show)
  }
  expect(shown('ab', 10)).toHaveLength(10)
  expect(shown('12월', 10)).toEqual([0, 2, 4, 6, 8])
})

test('a missing value breaks the line, and the table says so', () => {
  const series = [{ name: '판례', values: [10, 20, null, 40] }]
  const html = rendered(<LineChart {...words} labels={['1', '2', '3', '4']} series={series} />)
  const line = /d="(M[^"]*L[^"]*)"/.exec(html)?.[1] ?? ''
  expect(line.match(/M/g)).toHaveLength(2)
  expect(html).toMatch(/<th scope="row"[^>]*>3<\/th><td[^>]*>–<\/td>/)
  expect(html).toMatch(/role="img" aria-label="검색 수"/)
})

test('bars stand on zero, in both directions', () => {
  const series = [{ name: '차이', values: [50, -50] }]
  const html = rendered(<BarChart {...words} labels={['가', '나']} series={series} />)
  const bars = [...html.matchAll(/<rect[^>]* y="([\d.]+)" height="([\d.]+)"/g)]
  const [up, down] = bars.map(([, y, height]) => [Number(y), Number(height)])
  expect((up?.[0] ?? 0) + (up?.[1] ?? 0)).toBeCloseTo(down?.[0] ?? 0)
})

test('several series are named in a legend and in the heads of the table', () => {
  const series = ['판례', '법령'].map((name) => ({ name, values: [1] }))
  const html = rendered(
    <BarChart {...words} labels={['1']} series={series} format={(n) => `${n}건`} />,
  )
  expect(html).toMatch(/<li[^>]*>.*?판례<\/li>/)
  expect(html).toContain('법령 (건)')
  expect(html).toMatch(/<td[^>]*>1건<\/td>/)
})
