'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { inputClass } from '@/components/ui/button-class'
import { popupClass, popupItemClass } from '@/components/ui/overlay/popup-class'
import { usePopupContainer } from '@/components/ui/overlay/use-popup-container'
import { FieldFrame, useFieldIds } from './field-frame'
import type { Choice } from './select'

const iconButton = 'grid size-9 place-content-center text-soft hover:text-ink'

/** One of many choices, found by typing a part of its name. */
export function Combobox({
  label,
  hint,
  error,
  placeholder,
  choices,
  value,
  onChange,
  emptyText,
  clearLabel,
  openLabel,
}: {
  label: string
  hint?: string
  error?: string
  placeholder?: string
  choices: readonly Choice[]
  value: string | null
  onChange: (value: string | null) => void
  emptyText: string
  clearLabel: string
  openLabel: string
}) {
  const ids = useFieldIds({ hint, error })
  const { home, ref } = usePopupContainer()
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <Base.Root
        items={choices}
        value={choices.find((choice) => choice.value === value) ?? null}
        onValueChange={(next) => onChange(next?.value ?? null)}
      >
        <Base.InputGroup ref={ref} className="relative">
          <Base.Input {...ids.aria} placeholder={placeholder} className={`${inputClass} pr-20`} />
          <div className="absolute inset-y-0 right-0.5 flex items-center">
            <Base.Clear aria-label={clearLabel} className={iconButton}>
              <X size={16} aria-hidden="true" />
            </Base.Clear>
            <Base.Trigger aria-label={openLabel} className={iconButton}>
              <ChevronDown size={16} aria-hidden="true" />
            </Base.Trigger>
          </div>
        </Base.InputGroup>
        <Base.Portal container={home}>
          <Base.Positioner positionMethod="fixed" sideOffset={4} className="z-30 outline-none">
            <Base.Popup className={`${popupClass} w-(--anchor-width)`}>
              <Base.Empty>
                <p className="px-3 py-2 text-sm text-soft">{emptyText}</p>
              </Base.Empty>
              <Base.List>
                {(choice: Choice) => (
                  <Base.Item
                    key={choice.value}
                    value={choice}
                    disabled={choice.disabled}
                    className={popupItemClass}
                  >
                    <Base.ItemIndicator>
                      <Check size={16} className="text-seal" aria-hidden="true" />
                    </Base.ItemIndicator>
                    <span className="col-start-2">{choice.label}</span>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}
