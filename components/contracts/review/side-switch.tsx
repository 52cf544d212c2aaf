import { useTranslations } from 'next-intl'
import { type ContractType, type Standpoint, standpoints } from '@/lib/contracts/constants'

/** From whose side the findings are seen. */
export function SideSwitch({
  type,
  side,
  onChoose,
}: {
  type: ContractType
  side: Standpoint
  onChoose: (side: Standpoint) => void
}) {
  const t = useTranslations('contracts')
  const label = (value: Standpoint) =>
    value === 'neutral' ? t('facts.neutral') : t(`sides.${type}.${value}`)
  return (
    <fieldset className="no-print">
      <legend className="text-sm font-semibold">{t('facts.side')}</legend>
      <div className="mt-1 inline-flex flex-wrap border border-line rounded-sm">
        {standpoints.map((value) => (
          <label
            key={value}
            className="flex min-h-10 cursor-pointer items-center px-3.5 text-sm font-semibold has-checked:bg-sheet has-checked:text-seal has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="side"
              value={value}
              checked={side === value}
              className="sr-only"
              onChange={() => onChoose(value)}
            />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
