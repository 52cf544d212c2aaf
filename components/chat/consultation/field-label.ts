import type { Fact } from '@/lib/chat/consultation/field-table'
import type { ConsultationWords } from '@/lib/chat/consultation/types'

/** The browser has the words of its own field alone. */
const isFact = (id: string, t: ConsultationWords): id is Fact => t.has(`facts.${id as Fact}.name`)

/** The label of a field of the intake, for the list of mistakes. */
export function fieldLabel(name: string, t: ConsultationWords): string {
  const [list = '', at = '', part] = name.split('.')
  switch (list) {
    case 'role':
    case 'other':
    case 'people':
    case 'what':
    case 'wants':
    case 'wantText':
    case 'papers':
    case 'doneText':
      return t(`form.${list}`)
    case 'done':
      return t('form.deeds')
    case 'events': {
      const event = t('form.event', { no: Number(at) + 1 })
      return part === 'text' ? `${event}, ${t('form.eventText')}` : event
    }
    case 'facts':
      return isFact(at, t) ? t(`facts.${at}.name`) : ''
    default:
      return at === 'text' ? t('form.deadlineText') : t('form.deadlineOn')
  }
}
