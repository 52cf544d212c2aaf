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

export type ConversationRefusal = { ok: false; reason: ConversationFailure }

export type ActionResult = { ok: true } | ConversationRefusal
export type ShareResult = { ok: true; share: Share } | ConversationRefusal
export type SharesResult = { ok: true; shares: Share[] } | ConversationRefusal
