/** What `?notice=` may ask a page to say; keys of `notice` in messages/…/session.json. */
export const sessionNotices = ['welcome', 'passwordChanged', 'emailChanged'] as const
export type SessionNoticeName = (typeof sessionNotices)[number]
