import { TEST_CARDS, type TestCard } from '@/embedded/toss/cards'
import { escapeHtml } from '@/lib/mail/escape-html'
import { both, bothPlain } from './layout'

const groups = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** When it refuses. */
const WHEN = {
  registration: both('등록할 때', 'at registration'),
  charge: both('결제할 때', 'at a charge'),
}

const numberCell = (number: string, usable: boolean) =>
  usable
    ? `<button type="button" class="link" data-number="${number}">${groups(number)}</button>`
    : `<code>${groups(number)}</code>`

/** What a card does; codes may break after each word. */
function behaviour({ at, code, note }: TestCard): string {
  if (at === 'never' || !code) return both(note.ko, note.en)
  const broken = escapeHtml(code).replaceAll('_', '_<wbr>')
  return `${both(note.ko, note.en)}<br><code>${broken}</code> · ${WHEN[at]}`
}

const row = (card: TestCard, usable: boolean) => `<tr>
<td>${numberCell(card.number, usable)}</td><td class="text">${behaviour(card)}</td></tr>`

/** The cards with a behaviour of their own. @param usable a press puts the number into the form */
export const cardTable = (usable: boolean): string => `
<p>${both(
  '그 밖에 Luhn 검사를 통과하는 번호는 모두 승인됩니다. 유효기간은 앞날이면 되고, 나머지는 아무 숫자나 됩니다.',
  'Any other number that passes the Luhn check is approved. The expiry must lie ahead; the rest may be any digits.',
)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="${bothPlain('시험용 카드', 'Test cards')}"><table>
<thead><tr><th scope="col">${both('번호', 'number')}</th><th scope="col">${both('동작', 'behaviour')}</th></tr></thead>
<tbody>${TEST_CARDS.map((card) => row(card, usable)).join('')}</tbody></table></div>`
