/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { PhoneView } from '@/components/billing/phone/phone-view'
import { initialVerification } from '@/lib/billing/phone/verification-state'
import { Localized } from '@/tests/factories/rendered'

test('what was chosen before the script came is taken over', () => {
  const type = jest.fn()
  const view = (
    <Localized>
      <PhoneView
        type={type}
        send={async () => {}}
        check={async () => {}}
        change={() => {}}
        state={initialVerification(null)}
        secondsLeft={0}
        problem={null}
      />
    </Localized>
  )
  const holder = document.createElement('div')
  document.body.append(holder)
  holder.innerHTML = renderToString(view)
  const carrier = holder.querySelector<HTMLSelectElement>('[name=carrier]')
  const phone = holder.querySelector<HTMLInputElement>('[name=phone]')
  if (!carrier || !phone) throw new Error('the fields are not there')
  carrier.value = 'SKT'
  phone.value = '01012345678'
  render(view, { container: holder, hydrate: true })
  expect(type).toHaveBeenCalledWith('carrier', 'SKT')
  expect(type).toHaveBeenCalledWith('phone', '01012345678')
})
