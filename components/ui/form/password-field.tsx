'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { inputClass } from '@/components/ui/button-class'
import type { TextField } from './field'
import { FieldFrame, useFieldIds } from './field-frame'

type Props = Omit<ComponentProps<typeof TextField>, 'type'> & {
  /** Names the button that shows what is typed. */
  showLabel: string
}

/** A password, which can be shown while it is typed. The button comes with the script that makes it work. */
export function PasswordField({
  label,
  hint,
  error,
  id,
  showLabel,
  className = '',
  ...rest
}: Props) {
  const ids = useFieldIds({ hint, error }, id)
  const [isShown, setShown] = useState(false)
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame label={label} hint={hint} error={error} required={rest.required} ids={ids}>
      <div className="relative">
        <input
          {...rest}
          {...ids.aria}
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className={`${inputClass} pr-11 ${className}`}
        />
        {isInBrowser ? (
          <button
            type="button"
            aria-label={showLabel}
            aria-pressed={isShown}
            aria-controls={ids.control}
            title={showLabel}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-soft hover:text-ink"
            onClick={() => setShown(!isShown)}
          >
            <Icon size={18} aria-hidden="true" />
          </button>
        ) : null}
      </div>
    </FieldFrame>
  )
}
