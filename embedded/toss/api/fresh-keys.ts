import { koreaTime } from '@/embedded/toss/ledger/korea-time'
import type { Runtime } from '@/embedded/toss/runtime'

/** Keys in the forms that the provider gives them. */
export const freshKeys = ({ random, now }: Runtime) => ({
  authKey: () => `bln_${random(24).toString('base64url')}`,
  /** Ends in `=`, as the provider's do: whoever forgets to encode it learns so here. */
  billingKey: () => `${random(32).toString('base64url')}=`,
  paymentKey: () =>
    `tbeop${koreaTime(now()).slice(0, 19).replace(/\D/g, '')}${random(6).toString('hex')}`,
  transactionKey: () => random(16).toString('hex').toUpperCase(),
  transmissionId: () => `whtrans_${random(13).toString('hex')}`,
  approveNo: () => String(random(4).readUInt32BE() % 100_000_000).padStart(8, '0'),
})
