import type { Span } from '@/lib/traces/schema'
import { spanRows } from '@/lib/traces/span-tree'

const span = (spanId: string, parentId: string | null, from: number, to: number): Span => ({
  spanId,
  parentId,
  kind: 'chain',
  name: spanId,
  startedAt: `2026-11-23T00:00:00.${String(from).padStart(3, '0')}250+00:00`,
  endedAt: `2026-11-23T00:00:00.${String(to).padStart(3, '0')}750+00:00`,
  status: 'ok',
  model: null,
  inputTokens: null,
  outputTokens: null,
  attributes: {},
})
const shape = (spans: Span[]) => spanRows(spans).map(({ span: { name }, depth }) => [name, depth])

it('puts children under their parents by start, wherever they came from', () => {
  const spans = [
    span('c', 'b', 30, 40),
    span('b', 'a', 20, 50),
    span('d', 'a', 10, 15),
    span('a', null, 0, 100),
  ]
  expect(shape(spans)).toEqual([
    ['a', 0],
    ['d', 1],
    ['b', 1],
    ['c', 2],
  ])
  const [root, first] = spanRows(spans)
  expect(root).toMatchObject({ left: 0, width: 1 })
  expect(root?.durationMs).toBeCloseTo(100.5, 3)
  expect(first?.startMs).toBeCloseTo(10, 3)
})

it('loses no span of an unknown parent or of a circle', () => {
  expect(shape([span('x', 'gone', 0, 1), span('y', 'z', 1, 2), span('z', 'y', 2, 3)])).toEqual([
    ['x', 0],
    ['y', 0],
    ['z', 1],
  ])
})
