/** Holds the tokens; no script can read it. Named by us, because the library's own name follows the host of the address. */
export const sessionCookie = 'session'

/**
 * Says that somebody is signed in, and nothing else. Scripts may read it, so that pages of anonymous
 * visitors need not ask. It proves nothing.
 */
export const signedInCookie = 'signed-in'
