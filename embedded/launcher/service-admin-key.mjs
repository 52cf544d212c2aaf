import { storedSecret } from './stored-secret.mjs'

/**
 * What the site shows the case-law service when the administration asks something of it: the machine's
 * own, or one made once per data folder.
 * @param {string} dataDir @returns {string}
 */
export const serviceAdminKey = (dataDir) =>
  process.env.LEGAL_ADMIN_KEY || storedSecret(dataDir, 'service-key')
