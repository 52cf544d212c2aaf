import { findingAt } from '@/lib/contracts/checks/finding'
import { sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { inFigures } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'

/** That what stands at a place adds up to `sum`, although the contract says `total`. Both in its own unit. */
export const sumFinding = (
  contract: Contract,
  place: { start: number; end: number },
  sum: number,
  total: number,
): Finding =>
  findingAt(contract, sumMismatch, place, { sum: inFigures(sum), total: inFigures(total) })
