import { expectedOfConsumers } from './consumers'
import { expectedOfEmployment } from './employment'
import type { Expected } from './expected'
import { expectedOfInformation } from './information'
import { expectedOfLeases } from './leases'
import { expectedOfVentures } from './ventures'
import { expectedOfWorks } from './works'

/** Every clause that the law or a careful lawyer expects, of which the absence is reported. */
export const expectedClauses: readonly Expected[] = [
  ...expectedOfLeases,
  ...expectedOfEmployment,
  ...expectedOfInformation,
  ...expectedOfWorks,
  ...expectedOfVentures,
  ...expectedOfConsumers,
]
