/** What stands behind a quotation: words of a summary are not those of the court or the law, and say so. */
export function quoted(citation: string, { isSummary }: { isSummary: boolean }): string {
  return isSummary ? `${citation}의 요약` : citation
}
