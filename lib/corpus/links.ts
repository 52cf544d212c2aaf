/** Addresses of the pages of decisions, laws and articles. */

/** The first of a decision's numbers: `79므68, 69` → `79므68`. */
export function firstNumber(caseNumber: string): string {
  return /\d{2,4}[가-힣]{1,5}\d+/.exec(caseNumber.replace(/\s+/g, ''))?.[0] ?? caseNumber.trim()
}

/** The serial goes along because one number may name several decisions. */
export function caseHref(ref: { caseNumber: string; serial: number | null }): string {
  const path = `/cases/${encodeURIComponent(firstNumber(ref.caseNumber))}`
  return ref.serial === null ? path : `${path}?serial=${ref.serial}`
}

/** `law` is a title or a 법령ID. */
export function lawHref(law: string): string {
  return `/statutes/${encodeURIComponent(law)}`
}

export function articleHref(law: string, no: string): string {
  return `${lawHref(law)}/articles/${encodeURIComponent(no)}`
}

/** `001706#839의2` → law and article number. */
export function splitArticleId(id: string): { lawId: string; no: string } {
  const [lawId = '', no = ''] = id.split('#')
  return { lawId, no }
}
