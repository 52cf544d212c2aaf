import type { FormEntries } from '@/lib/chat/consultation/types'

/** A tenant whose deposit was not paid back, as the form of the field `housing` sends it. */
export function depositForm(changes: FormEntries = {}): FormEntries {
  return {
    field: ['housing'],
    locale: ['ko'],
    role: ['tenant'],
    other: ['landlord'],
    what: ['전세 계약이 끝났는데 집주인이 새 세입자를 구할 때까지 보증금을 주지 않습니다.'],
    wants: ['depositBack'],
    'events.0.on.year': ['2026'],
    'events.0.on.month': ['9'],
    'events.0.text': ['계약 기간이 끝남'],
    'events.1.on.year': ['2024'],
    'events.1.unsure': ['on'],
    'events.1.text': ['입주하고 전입신고함'],
    'facts.leaseKind': ['jeonse'],
    'facts.deposit': ['120,000,000원'],
    'facts.movedIn': ['yes'],
    'facts.fixedDate': ['unsure'],
    papers: ['leaseContract', 'messages'],
    done: ['wroteMessage'],
    'deadline.state': ['known'],
    'deadline.on.year': ['2026'],
    'deadline.on.month': ['12'],
    'deadline.on.day': ['1'],
    'deadline.text': ['이사하기로 한 날'],
    ...changes,
  }
}
