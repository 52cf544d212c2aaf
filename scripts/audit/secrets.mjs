/** What real keys look like; those that documentation gives away for tests have other beginnings. */
const PATTERNS = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40,}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})\b/,
  'a token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{20,}/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a key of a model’s provider': /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/,
  'a key of Resend': /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}\b/,
  'a live key of the payment provider': /\blive_g?[sc]k_[A-Za-z0-9]{16,}/,
  'a key of our own API': /\bbdk_live_[0-9A-Za-z]{36}\b/,
  'a secret key of Supabase': /\bsb_secret_[A-Za-z0-9_-]{20,}/,
  'a password of a database elsewhere':
    /\bpostgres(?:ql)?:\/\/[^\s:/@'"`$<{]+:[^\s:/@'"`$<{]{6,}@(?!127\.|localhost|\[::1\]|[\w.-]*\.(?:test|example|invalid)\b|db\.example)[\w-]+\.[\w.-]+/,
}

/** Files that hold secrets by their nature. */
const FILES = /(^|\/)(\.env(\.(?!example)[\w.]+)?|id_(rsa|ed25519)|[^/]+\.(pem|p12|pfx|key))$/

const TOKEN = /\beyJ[\w-]{10,}\.(eyJ[\w-]+)\.[\w-]{20,}/g

/** @param {string} text @returns {number} where a token stands that passes every policy, or -1 */
function serviceTokenAt(text) {
  for (const token of text.matchAll(TOKEN)) {
    const claims = Buffer.from(token[1] ?? '', 'base64url').toString('utf8')
    if (/"role"\s*:\s*"service_role"/.test(claims)) return token.index
  }
  return -1
}

/**
 * What a file of the repository gives away.
 * @param {string} path @param {string} text
 * @returns {string[]} never with the secret itself
 */
export function secretsIn(path, text) {
  const found = FILES.test(path) ? [`${path} is a file for secrets`] : []
  const hits = Object.entries(PATTERNS).map(([kind, pattern]) => ({
    kind,
    at: text.search(pattern),
  }))
  hits.push({ kind: 'a service token of Supabase', at: serviceTokenAt(text) })
  for (const { kind, at } of hits) {
    if (at < 0) continue
    found.push(`${path}:${text.slice(0, at).split('\n').length} holds ${kind}`)
  }
  return found
}
