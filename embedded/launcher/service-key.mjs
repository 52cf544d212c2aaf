import { madeOnce } from './made-once.mjs'

/**
 * What the site shows the case-law service when the administration asks something of it: the machine's
 * own, or one made once per data folder.
 * @param {string} dataDir @returns {string}
 */
export const serviceKey = (dataDir) =>
  process.env.LEGAL_ADMIN_KEY || madeOnce(dataDir, 'service-key')
