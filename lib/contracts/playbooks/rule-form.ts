import type { PlaybookRule, RuleForm } from './schema'

/** The rule that a form describes; a new one gets an id. */
export function ruleOf(form: RuleForm, newId: () => string): PlaybookRule {
  const { title, clause, type, severity, preferred, fallback, approver } = form
  const check: PlaybookRule['check'] =
    form.kind === 'number'
      ? {
          kind: 'number',
          words: form.words,
          unit: form.unit,
          direction: form.direction,
          limit: form.limit,
        }
      : form.kind === 'topic'
        ? { kind: 'topic', topic: form.topic }
        : { kind: form.kind, words: form.words }
  return {
    id: form.rule ?? newId(),
    title,
    check,
    clause,
    type,
    severity,
    preferred,
    fallback,
    approver,
  }
}

/** Its fields as they were typed, to be changed. */
export function formOfRule({ check, clause, type, ...rest }: PlaybookRule): Record<string, string> {
  return {
    title: rest.title,
    severity: rest.severity,
    preferred: rest.preferred,
    fallback: rest.fallback,
    approver: rest.approver,
    kind: check.kind,
    clause: clause.join(', '),
    type: type ?? '',
    words: 'words' in check ? check.words.join(', ') : '',
    ...(check.kind === 'number'
      ? { unit: check.unit, direction: check.direction, limit: String(check.limit) }
      : {}),
    ...(check.kind === 'topic' ? { topic: check.topic } : {}),
  }
}
