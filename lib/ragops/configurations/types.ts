import type { SessionUser } from '@/lib/auth/schema'
import type { LabelsInForce, Side } from './in-force'
import type { Configuration, Gate, Move, ShadowSummary } from './schema'

export type ConfigurationsPage = {
  user: SessionUser
  configurations: Configuration[]
  moves: Move[]
  labels: LabelsInForce
  before: Side
  after: Configuration | null
  /** What they say of `after`. */
  gates: Gate[]
  shadows: ShadowSummary[]
  datasets: { id: string; name: string }[]
}
