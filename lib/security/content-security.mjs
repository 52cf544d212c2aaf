const google = 'https://*.googletagmanager.com https://*.google-analytics.com'

/**
 * The content security policy of a page; plain JavaScript, because next.config.mjs reads it too.
 *
 * Public pages are static, so that no nonce can be in them: scripts come from this site alone, and from the
 * counters that the operator has set. With a nonce only the scripts that carry it run, and what they load.
 * Development needs eval and a socket to reload.
 * @param {{ nonce?: string, hash?: string, development?: boolean, ga4?: boolean, metaPixel?: boolean, payments?: string }} page
 *   `hash`: sha256 of the one inline script that cannot carry a nonce; `payments`: where the script and the
 *   card window of the payment provider come from
 */
export function contentSecurity({ nonce, hash, development, ga4, metaPixel, payments }) {
  const paid = payments ? ` ${payments}` : ''
  const scripts = nonce
    ? `'nonce-${nonce}' 'strict-dynamic' 'sha256-${hash}'`
    : `'self' 'unsafe-inline'${ga4 ? ` ${google}` : ''}${paid}`
  return [
    `default-src 'self'`,
    `script-src ${scripts}${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:${ga4 ? ` ${google}` : ''}${metaPixel ? ' https://www.facebook.com' : ''}${paid}`,
    `connect-src 'self'${development ? ' ws:' : ''}${ga4 ? ` ${google}` : ''}${paid}`,
    `frame-src ${payments ?? "'none'"}`,
    `font-src 'self'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'self'`,
    `form-action 'self'${paid}`,
  ].join('; ')
}
