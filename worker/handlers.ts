import type { SegmentStore } from '@/lib/knowledge/index/segment-store'
import type { Meaning } from '@/lib/knowledge/vectors/embed-passages'
import { evaluateHandler } from './alerts/evaluate'
import { alertMailHandler } from './alerts/send-mail'
import { readContractHandler } from './contracts/read-contract'
import { reviewContractHandler } from './contracts/review-contract'
import { reviewTableHandler } from './contracts/review-table'
import { copyHandler } from './documents/copy-document'
import { readHandler } from './documents/read-document'
import type { Handler } from './handler'
import { knowledgeHandlers } from './knowledge/index-document'
import { remindHandler } from './matters/remind'
import { inviteHandler } from './organizations/invite'
import { findStaleHandler } from './ragops/find-stale'
import { experimentHandler } from './ragops/run-experiment'
import { ragopsMailHandler } from './ragops/send-mail'
import { deliverHandler } from './webhooks/deliver'

/** Every kind of job that this program does. */
export const handlersWith = (segments: SegmentStore, meaning: Meaning | null = null): Handler[] => [
  readHandler,
  copyHandler,
  readContractHandler,
  reviewContractHandler,
  reviewTableHandler,
  ...knowledgeHandlers(segments, meaning),
  remindHandler(),
  inviteHandler(),
  experimentHandler(),
  evaluateHandler(),
  alertMailHandler(),
  deliverHandler(),
  findStaleHandler(),
  ragopsMailHandler(),
]
