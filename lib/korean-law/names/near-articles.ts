const mostNear = 3

/** Numbers that a slip of the hand makes of another: one digit too many, or two that changed places. */
function slips(no: string): string[] {
  const digits = [...no]
  const dropped = digits.map((_, at) => digits.filter((_, other) => other !== at).join(''))
  const swapped = digits.slice(1).map((digit, at) => {
    const other = [...digits]
    other[at] = digit
    other[at + 1] = digits[at]!
    return other.join('')
  })
  return [...swapped, ...dropped]
}

/**
 * Articles that may have been meant by the number of one that is not there: 제7500조 → 제750조.
 * @param no `750` or, with its branch, `839의9`
 */
export function nearArticles(no: string, exists: (no: string) => boolean): string[] {
  const [main = '', branch] = no.split('의')
  const candidates = branch ? [main, `${main}의2`, ...slips(main)] : slips(main)
  const found = candidates.filter((each) => /^[1-9]/.test(each) && each !== no && exists(each))
  return [...new Set(found)].slice(0, mostNear)
}
