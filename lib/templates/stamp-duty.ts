/**
 * The stamp of a first instance from the value of the claim (민사소송 등 인지법 제2조): integers of won, cut below 100,
 * at least 1,000.
 */
function suitStamp(value: number): number {
  const amount = BigInt(value)
  const of = (rate: bigint, plus: bigint) => (amount * rate) / 100_000n + plus
  const exact =
    amount < 10_000_000n
      ? of(500n, 0n)
      : amount < 100_000_000n
        ? of(450n, 5_000n)
        : amount < 1_000_000_000n
          ? of(400n, 55_000n)
          : of(350n, 555_000n)
  return cut(exact)
}

const cut = (exact: bigint): number => (exact < 1_000n ? 1_000 : Number((exact / 100n) * 100n))

/** The stamp of a complaint, or of an application for a payment order, which is a tenth of it (제7조 제2항). */
export function stampDuty(value: number, kind: 'suit' | 'paymentOrder'): number {
  const suit = suitStamp(value)
  return kind === 'suit' ? suit : cut(BigInt(suit) / 10n)
}
