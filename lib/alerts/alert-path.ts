import type { ChangedDocument } from '@/lib/corpus/changes/schema'
import { articleHref, caseHref, lawHref } from '@/lib/corpus/links'

/** The address of the page that a change leads to. */
export function alertPath(page: ChangedDocument['page']): string {
  if ('caseNumber' in page) return caseHref(page)
  return page.no === null ? lawHref(page.lawTitle) : articleHref(page.lawTitle, page.no)
}
