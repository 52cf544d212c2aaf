/** Why nothing was done; keys of `problem` in messages/…/adminBilling.json. */
export type ActionProblem =
  /** What was typed is no amount, or no reason. */
  | 'amount'
  | 'reason'
  /** More than is left of the payment. */
  | 'tooMuch'
  /** A charge or another refund is under way. */
  | 'busy'
  /** Somebody else was faster, or a run of the renewals. */
  | 'changed'
  | 'missing'
  | 'tooMany'
  | 'unauthorized'
  | 'forbidden'
  | 'failed'

export type ActionResult = { ok: true } | { ok: false; reason: ActionProblem }

/** `underWay`: written down, and carried out by the next run of the renewals. */
export type RefundResult =
  | { ok: true; state: 'done' | 'refused' | 'underWay' }
  | { ok: false; reason: ActionProblem }
