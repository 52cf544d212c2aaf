import type { KnowledgeHit } from '@/lib/knowledge/wire-schema'

const longest = 320
const before = 80

type Excerpt = { text: string; marks: [number, number][] }

/** The part of a passage that has most of the marks, so that a list stays short. */
export function excerptOf({ text, marks }: Pick<KnowledgeHit, 'text' | 'marks'>): Excerpt {
  if (text.length <= longest) return { text, marks }
  const counted = marks.map(([start]) => {
    const from = Math.max(0, start - before)
    const inside = marks.filter((mark) => mark[0] >= from && mark[1] <= from + longest)
    return { from, letters: inside.reduce((sum, mark) => sum + mark[1] - mark[0], 0) }
  })
  const best = counted.sort((a, b) => b.letters - a.letters)[0]?.from ?? 0
  const start = best === 0 ? 0 : best + Math.max(0, text.slice(best, best + 20).search(/\s/)) + 1
  const end = Math.min(text.length, start + longest)
  const [head, tail] = [start > 0 ? '… ' : '', end < text.length ? ' …' : '']
  const move = head.length - start
  return {
    text: head + text.slice(start, end) + tail,
    marks: marks
      .filter((mark) => mark[0] >= start && mark[1] <= end)
      .map((mark): [number, number] => [mark[0] + move, mark[1] + move]),
  }
}
