/** Where the browser keeps the choice about cookies: local storage, and a cookie of this name. */
export const consentKey = 'consent'
