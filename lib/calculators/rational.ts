/** Exact fractions: no amount of money is ever a floating-point number on its way. */
export type Rational = { numerator: bigint; denominator: bigint }

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right]
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? 1n : a
}

/** @throws RangeError for a denominator of zero. */
export function rational(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)]
  if (bottom === 0n) throw new RangeError('a fraction by zero')
  const divisor = greatestCommonDivisor(top, bottom) * (bottom < 0n ? -1n : 1n)
  return { numerator: top / divisor, denominator: bottom / divisor }
}

const zero = rational(0)

/** Reads a decimal as it is written, `4.5` as nine halves. @throws RangeError for anything else. */
export function decimal(written: number | string): Rational {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(written))
  if (!match) throw new RangeError(`not a decimal: ${written}`)
  const [, sign, whole = '', fraction = ''] = match
  const value = rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length))
  return sign ? rational(-value.numerator, value.denominator) : value
}

/** `4.5` as 45/1000. */
export function percent(written: number | string): Rational {
  return divide(decimal(written), rational(100))
}

export function add(...terms: Rational[]): Rational {
  return terms.reduce(
    (sum, term) =>
      rational(
        sum.numerator * term.denominator + term.numerator * sum.denominator,
        sum.denominator * term.denominator,
      ),
    zero,
  )
}

function subtract(left: Rational, right: Rational): Rational {
  return add(left, rational(-right.numerator, right.denominator))
}

export function multiply(...factors: Rational[]): Rational {
  return factors.reduce(
    (product, factor) =>
      rational(product.numerator * factor.numerator, product.denominator * factor.denominator),
    rational(1),
  )
}

/** @throws RangeError when the divisor is zero. */
export function divide(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator)
}

/** Negative, zero or positive, as the left is smaller, equal or greater. */
export function compare(left: Rational, right: Rational): number {
  const difference = subtract(left, right).numerator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function smaller(left: Rational, right: Rational): Rational {
  return compare(left, right) <= 0 ? left : right
}

/** The greatest whole number that is not greater. */
export function floor(value: Rational): number {
  const quotient = value.numerator / value.denominator
  const whole = value.numerator < 0n && quotient * value.denominator !== value.numerator
  return Number(whole ? quotient - 1n : quotient)
}

/** The smallest whole number that is not smaller. */
export function ceiling(value: Rational): number {
  return -floor(rational(-value.numerator, value.denominator))
}

/** `3/7`, or `2` for a whole number. */
export function formatFraction({ numerator, denominator }: Rational): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`
}

/** As a decimal, cut after so many digits: for display only, never for reckoning on. */
export function formatDecimal(value: Rational, digits = 2): string {
  const scale = 10n ** BigInt(digits)
  const cut = floor(multiply(value, rational(scale)))
  const text = String(Math.abs(cut)).padStart(digits + 1, '0')
  const fraction = text.slice(text.length - digits).replace(/0+$/, '')
  const whole = text.slice(0, text.length - digits)
  return `${cut < 0 ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`
}
