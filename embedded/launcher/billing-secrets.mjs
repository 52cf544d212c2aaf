import { storedSecret } from './stored-secret.mjs'

/**
 * What seals billing keys and what a scheduler says to the site: the machine's own, or made once per data
 * folder. Only beside accounts of that folder, because what is sealed must stay readable from every copy that
 * reads it.
 * @param {{ supabase: boolean }} plan @param {string} dataDir @returns {NodeJS.ProcessEnv}
 */
export function billingSecrets({ supabase }, dataDir) {
  if (!supabase) return {}
  const { BILLING_SECRET, CRON_SECRET } = process.env
  return {
    BILLING_SECRET: BILLING_SECRET || storedSecret(dataDir, 'billing-secret'),
    CRON_SECRET: CRON_SECRET || storedSecret(dataDir, 'cron-secret'),
  }
}
