'use client'

import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { inputClass } from '@/components/ui/button-class'
import { popupClass, popupItemClass } from '@/components/ui/overlay/popup-class'
import { usePopupContainer } from '@/components/ui/overlay/use-popup-container'
import { FieldFrame, useFieldIds } from './field-frame'

export type Choice = { value: string; label: string; disabled?: boolean }

/**
 * One of several choices, for tools that filter and set. Public forms take `SelectField` instead: it
 * needs no script and opens the phone's own picker.
 */
export function Select({
  label,
  hint,
  error,
  name,
  choices,
  value,
  onChange,
  disabled,
}: {
  label: string
  hint?: string
  error?: string
  name?: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}) {
  const ids = useFieldIds({ hint, error })
  const { home, ref } = usePopupContainer()
  return (
    // A plain label, not Base UI's: that one names the button only after hydration.
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <Base.Root
        name={name}
        items={choices}
        value={value}
        disabled={disabled}
        onValueChange={(next) => {
          if (next !== null) onChange(next)
        }}
      >
        <Base.Trigger
          ref={ref}
          {...ids.aria}
          className={`${inputClass} flex items-center justify-between gap-2 text-left data-disabled:bg-sheet data-disabled:text-soft`}
        >
          <Base.Value />
          <Base.Icon className="text-soft">
            <ChevronsUpDown size={16} aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal container={home}>
          <Base.Positioner
            sideOffset={4}
            alignItemWithTrigger={false}
            className="z-30 outline-none"
          >
            <Base.Popup className={`${popupClass} min-w-(--anchor-width)`}>
              <Base.List>
                {choices.map((choice) => (
                  <Base.Item
                    key={choice.value}
                    value={choice.value}
                    disabled={choice.disabled}
                    className={popupItemClass}
                  >
                    <Base.ItemIndicator>
                      <Check size={16} className="text-seal" aria-hidden="true" />
                    </Base.ItemIndicator>
                    <Base.ItemText className="col-start-2">{choice.label}</Base.ItemText>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}
