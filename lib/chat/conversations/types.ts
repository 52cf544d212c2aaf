import type { ConversationSummary } from '@/lib/chat/request-schema'
import type { Share } from './schema'

/** Of a conversation, as much as its menus need. */
export type ConversationRef = Pick<ConversationSummary, 'id' | 'title'>

/** `missing`: there is none, or it is somebody else's. `exports`: a plan allows more of them a day. */
export type ConversationFailure =
  | 'unauthorized'
  | 'missing'
  | 'invalid'
  | 'exports'
  | 'tooMany'
  | 'failed'

type Refusal = { ok: false; reason: ConversationFailure }

export type ActionResult = { ok: true } | Refusal
export type ShareResult = { ok: true; share: Share } | Refusal
export type SharesResult = { ok: true; shares: Share[] } | Refusal
