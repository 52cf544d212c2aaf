import { type EvaluatorName, evaluatorNames, type Figure, type Finding } from './schema'

/** What one evaluator says of an answer. */
export type Opinion = { figure: Figure; findings: Finding[] }

export const nothing: Opinion = {
  figure: { score: null, right: 0, wrong: 0, open: 0 },
  findings: [],
}

export type Judged = { text: string; verdict: 'right' | 'wrong' | 'open'; reason: string }

/** The share of what is right among what is right or wrong, with what is wrong by name. */
export function opinionOf(evaluator: EvaluatorName, judged: readonly Judged[]): Opinion {
  const count = (wanted: Judged['verdict']) =>
    judged.filter(({ verdict }) => verdict === wanted).length
  const [right, wrong, open] = [count('right'), count('wrong'), count('open')]
  return {
    figure: { score: right + wrong === 0 ? null : right / (right + wrong), right, wrong, open },
    findings: judged.flatMap(({ text, verdict, reason }) =>
      verdict === 'wrong' ? [{ evaluator, text, reason }] : [],
    ),
  }
}

/** All opinions by name. */
export function figuresOf(opinions: Partial<Record<EvaluatorName, Opinion>>) {
  const named = evaluatorNames.map((name) => [name, opinions[name] ?? nothing] as const)
  return {
    figures: Object.fromEntries(named.map(([name, { figure }]) => [name, figure])) as Record<
      EvaluatorName,
      Figure
    >,
    findings: named.flatMap(([, { findings }]) => findings),
  }
}
