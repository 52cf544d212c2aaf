import type { CalculatorName } from './constants'
import { inheritance } from './inheritance/inheritance'
import { interest } from './interest/interest'
import { interestCap } from './interest/interest-cap'
import { limitation } from './periods/limitation'
import { period } from './periods/period'
import { rentCap } from './rent/rent-cap'
import { rentConversion } from './rent/rent-conversion'
import { stamp } from './stamp/stamp'
import type { CalculationOutcome, Calculator } from './types'
import { annualLeave } from './work/annual-leave'
import { severance } from './work/severance'
import { wages } from './work/wages'

/** A calculator whose input has been parsed by its own schema: the type of that input stays inside. */
function erase<Input>(calculator: Calculator<Input>): Calculator {
  return {
    ...calculator,
    calculate: (input, values): CalculationOutcome => calculator.calculate(input as Input, values),
  }
}

/** Every calculator by name. */
export const calculators: Record<CalculatorName, Calculator> = {
  interest: erase(interest),
  stamp: erase(stamp),
  period: erase(period),
  wages: erase(wages),
  'annual-leave': erase(annualLeave),
  severance: erase(severance),
  inheritance: erase(inheritance),
  'rent-cap': erase(rentCap),
  'rent-conversion': erase(rentConversion),
  'interest-cap': erase(interestCap),
  limitation: erase(limitation),
}
