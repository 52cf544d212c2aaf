import { articleHref, caseHref } from '@/lib/corpus/links'
import type { CaseRef } from '@/lib/corpus/schema'

/** Addresses that a person can open, for what a tool answers. */
export function referencesOf(siteUrl: string) {
  const address = (path: string) => new URL(path, siteUrl).toString()
  return {
    address,
    articleUrl: (law: string, no: string) => address(articleHref(law, no)),
    decision: (ref: CaseRef) => ({
      serial: ref.serial,
      caseNumber: ref.caseNumber,
      caseName: ref.caseName,
      court: ref.court,
      judgmentDate: ref.judgmentDate,
      citedBy: ref.citedBy,
      url: address(caseHref(ref)),
    }),
  }
}
export type References = ReturnType<typeof referencesOf>

/** Whether an article is the law today. */
export function articleState({ pending, repealed }: { pending: boolean; repealed: boolean }) {
  if (repealed) return 'repealed' as const
  return pending ? ('pending' as const) : ('in-force' as const)
}
