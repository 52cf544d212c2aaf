/** Reading the parameters of a page's address, which visitors and other sites may write. */

/** The first value of a parameter that may be repeated. */
export function firstText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

/** A page number from an address; what is none is the first page. */
export function readPage(value: string | string[] | undefined): number {
  const page = Number(firstText(value) ?? '1')
  return Number.isInteger(page) && page > 0 && page <= 2000 ? page : 1
}
