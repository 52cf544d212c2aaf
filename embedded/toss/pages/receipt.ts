import { koreaTimeForPeople } from '@/embedded/toss/ledger/korea-time'
import type { PaymentRecord } from '@/embedded/toss/ledger/ledger'
import { paymentObject } from '@/embedded/toss/ledger/payment'
import { escapeHtml } from '@/lib/mail/escape-html'
import { both, bothPlain, htmlPage } from './layout'
import { stateOf, won } from './overview'

const line = (ko: string, en: string, value: string) =>
  `<tr><th scope="row">${both(ko, en)}</th><td class="figure">${value}</td></tr>`

/** What the provider shows behind `receipt.url`. */
export function receiptPage(payment: PaymentRecord): string {
  const { suppliedAmount, vat, taxFreeAmount } = paymentObject(payment, '')
  const cancels = payment.cancels.map(({ amount, at }) =>
    line('취소', 'canceled', `−${won(amount)} · ${escapeHtml(koreaTimeForPeople(at))}`),
  )
  return htmlPage({
    title: bothPlain('영수증', 'Receipt'),
    warning: `<p>${both('증빙으로 쓸 수 없습니다.', 'Not a proof of anything.')}</p>`,
    body: `<h1>${both('영수증', 'Receipt')}</h1>
<table><tbody>
${line('주문', 'order', escapeHtml(payment.orderName))}
${line('주문번호', 'order number', `<code>${escapeHtml(payment.orderId)}</code>`)}
${line('승인 시각(한국)', 'approved, Korean time', escapeHtml(koreaTimeForPeople(payment.at)))}
${line('승인번호', 'approval number', escapeHtml(payment.approveNo))}
${line('카드', 'card', `<code>${escapeHtml(payment.card.number)}</code>`)}
${line('상태', 'state', stateOf(payment))}
${line('결제 금액', 'amount', won(payment.amount))}
${cancels.join('')}
${line('공급가액', 'supplied', won(suppliedAmount))}
${line('부가세', 'VAT', won(vat))}
${taxFreeAmount > 0 ? line('면세', 'tax free', won(taxFreeAmount)) : ''}
</tbody></table>`,
  })
}
