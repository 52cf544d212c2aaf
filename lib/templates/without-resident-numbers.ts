/** Any value of JSON. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * What was typed without the figures of resident numbers: they are needed while a document is written, and are kept
 * nowhere (개인정보 보호법 제24조의2).
 */
export function withoutResidentNumbers<Value extends Json>(value: Value): Value {
  const clean = (each: Json): Json => {
    if (Array.isArray(each)) return each.map(clean)
    if (typeof each !== 'object' || each === null) return each
    const kept = Object.entries(each).filter(([key]) => key !== 'residentNumber')
    return Object.fromEntries(kept.map(([key, inner]) => [key, clean(inner)]))
  }
  return clean(value) as Value
}
