/**
 * Why money goes back.
 *
 * - `withdrawal`: within seven days (전자상거래법 제17조) · `cancel-now`: the unused time after that
 * - `operator`: given by an administrator · `late`: charged after the subscription had ended
 * - `provider`: given back at the provider by hand, and only written down here
 */
export const refundKinds = ['withdrawal', 'cancel-now', 'operator', 'late', 'provider'] as const
export type RefundKind = (typeof refundKinds)[number]
