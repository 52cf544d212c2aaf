/** Everything that EUC-KR can write besides ASCII: what a Korean carrier delivers as it was written. */
export function koreanLetters(): ReadonlySet<string> {
  const decoder = new TextDecoder('euc-kr')
  const letters = new Set<string>()
  for (let lead = 0xa1; lead <= 0xfe; lead++) {
    for (let trail = 0xa1; trail <= 0xfe; trail++) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if ([...letter].length === 1 && letter !== '\ufffd') letters.add(letter)
    }
  }
  return letters
}
