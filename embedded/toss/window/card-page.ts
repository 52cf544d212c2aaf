import { both, bothPlain, htmlPage } from '@/embedded/toss/pages/layout'
import { cardTable } from '@/embedded/toss/pages/test-card-table'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { CardField } from './card-form'
import type { WindowRequest } from './request'

type Words = { ko: string; en: string }
type Field = {
  name: Exclude<CardField, 'agreed'>
  label: Words
  hint: Words
  fault: Words
  input: string
}

const FIELDS: Record<Field['name'], Field> = {
  number: {
    name: 'number',
    label: { ko: '카드 번호', en: 'Card number' },
    hint: { ko: '아래 표의 시험용 카드', en: 'one of the test cards below' },
    fault: { ko: '카드 번호를 다시 확인해 주세요.', en: 'This is no card number.' },
    input: 'type="text" inputmode="numeric" maxlength="23" placeholder="0000 0000 0000 0000"',
  },
  expiry: {
    name: 'expiry',
    label: { ko: '유효기간', en: 'Expiry' },
    hint: { ko: '월/연', en: 'MM/YY' },
    fault: { ko: '앞날의 월과 연을 넣어 주세요.', en: 'A month and year ahead.' },
    input: 'type="text" inputmode="numeric" maxlength="7" placeholder="MM/YY"',
  },
  password: {
    name: 'password',
    label: { ko: '비밀번호 앞 2자리', en: 'First two digits of the password' },
    hint: { ko: '아무 숫자나 두 자리', en: 'any two digits' },
    fault: { ko: '숫자 두 자리를 넣어 주세요.', en: 'Two digits.' },
    input: 'type="password" inputmode="numeric" maxlength="2"',
  },
  holder: {
    name: 'holder',
    label: {
      ko: '생년월일 6자리 또는 사업자등록번호 10자리',
      en: 'Birth date (YYMMDD) or business number',
    },
    hint: { ko: '법인카드는 사업자등록번호', en: 'the business number for a company’s card' },
    fault: { ko: '6자리나 10자리 숫자를 넣어 주세요.', en: 'Six or ten digits.' },
    input: 'type="text" inputmode="numeric" maxlength="12"',
  },
}

const AGREEMENTS = [
  ['terms', '전자금융거래 이용약관', 'Terms of electronic payment'],
  ['privacy', '개인정보 수집·이용', 'Use of personal data'],
  ['provision', '개인정보 제3자 제공', 'Passing on of personal data'],
] as const

export type PageState = { values: Partial<Record<CardField, string>>; faulty: Set<CardField> }

function field(name: Field['name'], { values, faulty }: PageState): string {
  const { label, hint, fault, input } = FIELDS[name]
  const wrong = faulty.has(name)
  const value = name === 'password' ? '' : escapeHtml(values[name] ?? '')
  const described = wrong ? `${name}-fault ${name}-hint` : `${name}-hint`
  return `<div class="field"><label for="${name}">${both(label.ko, label.en)}</label>
<input id="${name}" name="${name}" ${input} autocomplete="off" required value="${value}"
 aria-describedby="${described}"${wrong ? ' aria-invalid="true"' : ''}>
<p class="hint" id="${name}-hint">${both(hint.ko, hint.en)}</p>
${wrong ? `<p class="error" id="${name}-fault">${both(fault.ko, fault.en)}</p>` : ''}</div>`
}

function agreementBoxes(faulty: Set<CardField>): string {
  const wrong = faulty.has('agreed')
  const boxes = AGREEMENTS.map(
    ([
      name,
      ko,
      en,
    ]) => `<label class="choice"><input type="checkbox" name="agreed" value="${name}" required>
<span>${both(ko, en)}</span></label>`,
  )
  return `<fieldset${wrong ? ' aria-describedby="agreed-fault"' : ''}><legend>${both('동의', 'Agreement')}</legend>
<label class="choice"><input type="checkbox" id="agree-all"><span>${both('전체 동의', 'Agree to all')}</span></label>
${boxes.join('')}
${wrong ? `<p class="error" id="agreed-fault">${both('모두 동의해야 등록할 수 있습니다.', 'All are needed.')}</p>` : ''}
</fieldset>`
}

const hidden = (request: WindowRequest): string =>
  Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('')

/** The window in which a card is registered. */
export function cardPage(request: WindowRequest, state: PageState): string {
  const drawn = (name: Field['name']) => field(name, state)
  const shop = new URL(request.successUrl).host
  return htmlPage({
    title: bothPlain('카드 등록', 'Register a card'),
    script: true,
    warning: `<p>${both('실제 카드 번호를 넣지 마세요.', 'Do not enter a real card.')}</p>`,
    body: `<h1>${both('카드 등록', 'Register a card')}</h1>
<p>${both(`자동결제에 쓸 카드를 등록합니다. 요청한 곳: ${shop}`, 'For recurring payments, asked for by the site named here.')}</p>
<form method="post" action="/card-window" data-target="${request.target}" data-origin="${escapeHtml(request.origin ?? '')}">
${hidden(request)}
${drawn('number')}
<div class="row">${drawn('expiry')}${drawn('password')}</div>
${drawn('holder')}
${agreementBoxes(state.faulty)}
<div class="actions"><button type="submit" class="first" name="action" value="register">${both('카드 등록', 'Register card')}</button>
<button type="submit" name="action" value="cancel" formnovalidate>${both('취소', 'Cancel')}</button></div>
</form>
<details><summary>${both('시험용 카드', 'Test cards')}</summary>${cardTable(true)}</details>`,
  })
}
