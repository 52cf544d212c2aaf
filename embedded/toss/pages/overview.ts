import { koreaTimeForPeople } from '@/embedded/toss/ledger/korea-time'
import { balanceOf, type Ledger, type PaymentRecord } from '@/embedded/toss/ledger/ledger'
import { escapeHtml } from '@/lib/mail/escape-html'
import { both, bothPlain, htmlPage } from './layout'
import { cardTable } from './test-card-table'

const SHOWN = 200

export const won = (amount: number): string => `₩${amount.toLocaleString('en-US')}`

export function stateOf(payment: PaymentRecord): string {
  const balance = balanceOf(payment)
  if (balance === payment.amount) return both('승인', 'approved')
  return balance === 0
    ? both('취소', 'canceled')
    : both(`일부 취소, 잔액 ${won(balance)}`, 'partly canceled')
}

const row = (payment: PaymentRecord) => `<tr>
<td>${escapeHtml(koreaTimeForPeople(payment.at))}</td>
<td class="text">${escapeHtml(payment.orderName)}<br><code>${escapeHtml(payment.orderId)}</code></td>
<td class="figure">${won(payment.amount)}</td>
<td>${stateOf(payment)}</td>
<td><code>${escapeHtml(payment.card.number)}</code></td>
<td><a href="/receipts/${encodeURIComponent(payment.paymentKey)}">${both('영수증', 'receipt')}</a></td></tr>`

function paymentTable(payments: PaymentRecord[]): string {
  if (payments.length === 0) return `<p>${both('아직 결제가 없습니다.', 'No payments yet.')}</p>`
  const heads = [
    both('승인 시각(한국)', 'approved, Korean time'),
    both('주문', 'order'),
    both('금액', 'amount'),
    both('상태', 'state'),
    both('카드', 'card'),
    both('영수증', 'receipt'),
  ]
  const [moment, order, amount, ...rest] = heads.map((head) => `<th scope="col">${head}</th>`)
  const figure = amount?.replace('<th', '<th class="figure"')
  return `<div class="scroll" tabindex="0" role="region" aria-label="${bothPlain('결제', 'Payments')}"><table>
<thead><tr>${[moment, order, figure, ...rest].join('')}</tr></thead>
<tbody>${payments.map(row).join('')}</tbody></table></div>`
}

/** What this is, and the last payments: a stand-in for the provider's own administration. */
export function overviewPage(books: Ledger): string {
  const payments = [...books.payments.values()].reverse()
  const live = [...books.billingKeys.values()].filter(({ deletedAt }) => deletedAt === null).length
  const counts = both(
    `승인 ${payments.length}건, 등록된 카드 ${live}장, 거절 ${books.refusals}건`,
    `${payments.length} payments, ${live} registered cards, ${books.refusals} refusals`,
  )
  return htmlPage({
    title: bothPlain('결제 대역', 'Payment stand-in'),
    wide: true,
    body: `<h1>${both('결제 대역', 'Payment stand-in')}</h1>
<p>${both(
      '사이트가 자동결제를 시험할 수 있도록 토스페이먼츠의 API와 카드 등록 창을 흉내 냅니다. TOSS_SECRET_KEY를 정하면 이 대역은 뜨지 않습니다.',
      'Answers as the API and the card window of Toss Payments do, so that subscriptions can be tried. With TOSS_SECRET_KEY set it does not start.',
    )}</p>
<p class="counts">${counts}</p>
<h2>${both('최근 결제', 'Latest payments')}</h2>
${paymentTable(payments.slice(0, SHOWN))}
<h2>${both('시험용 카드', 'Test cards')}</h2>
${cardTable(false)}`,
  })
}
