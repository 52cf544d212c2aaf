import { useTranslations } from 'next-intl'
import { certainties, intakeLimits as limits } from '@/lib/chat/consultation/constants'
import { factTable } from '@/lib/chat/consultation/fact-table'
import { type Fact, type Field, listsOf } from '@/lib/chat/consultation/field-table'
import { Radios } from './choice-fields'
import { Line, Pick } from './text-fields'
import { WhenFields } from './when-fields'

function FactField({ fact }: { fact: Fact }) {
  const t = useTranslations('consultation')
  const form = factTable[fact]
  const words = {
    name: `facts.${fact}`,
    label: t(`facts.${fact}.name`),
    hint: t(`facts.${fact}.why`),
  }
  switch (form.kind) {
    case 'yesno':
      return (
        <Radios
          {...words}
          options={certainties.map((value) => ({ value, label: t(`certainty.${value}`) }))}
        />
      )
    case 'choice':
      return (
        <Pick
          {...words}
          none={t('form.notChosen')}
          options={[
            ...form.options.map((value) => ({ value, label: t(`options.${value}`) })),
            { value: 'unsure', label: t('certainty.unsure') },
          ]}
        />
      )
    case 'month':
      return <WhenFields {...words} />
    case 'amount':
      return <Line {...words} most={20} numeric />
    case 'line':
      return <Line {...words} most={limits.factLine} />
  }
}

/** What the field asks besides. Everything may stay open. */
export function FactsStep({ field }: { field: Field }) {
  const t = useTranslations('consultation.form')
  return (
    <div className="space-y-5">
      <p className="text-sm text-soft">{t('factsHint')}</p>
      {listsOf(field).facts.map((fact) => (
        <FactField key={fact} fact={fact} />
      ))}
    </div>
  )
}
