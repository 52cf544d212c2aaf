/** The calculators by the name they have in addresses, in the API and on the command line. */
export const calculatorNames = [
  'interest',
  'stamp',
  'period',
  'wages',
  'annual-leave',
  'severance',
  'inheritance',
  'rent-cap',
  'rent-conversion',
  'interest-cap',
  'limitation',
] as const

export type CalculatorName = (typeof calculatorNames)[number]

export function isCalculatorName(name: string): name is CalculatorName {
  return (calculatorNames as readonly string[]).includes(name)
}

/** The day on which every rule was last compared with the text of its article. */
export const rulesComparedOn = '2026-11-22'
