import type { Fact } from './fact'

/**
 * «임대인 홍길동(이하 “갑”이라 한다)» names one person twice. Facts of one document with the same value and the
 * same words stand once, with what they are called there; the order stays.
 */
export function mergeRoles<T extends Fact & { document_id: string }>(
  facts: readonly T[],
): (T & { labels: string[] })[] {
  const merged = new Map<string, T & { labels: string[] }>()
  for (const fact of facts) {
    const key = JSON.stringify([fact.kind, fact.document_id, fact.value, fact.day, fact.quote])
    const known = merged.get(key)
    if (!known) merged.set(key, { ...fact, labels: fact.label ? [fact.label] : [] })
    else if (fact.label && !known.labels.includes(fact.label)) known.labels.push(fact.label)
  }
  return [...merged.values()]
}
