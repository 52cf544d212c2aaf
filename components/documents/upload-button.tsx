'use client'

import { Upload } from 'lucide-react'
import { useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { acceptedEndings } from '@/lib/documents/document-kind'
import type { UploadTarget } from './upload-problem'
import { upload } from './upload-store'

/** The browser's own file button speaks the browser's language, not the page's: its label stands in. */
export function UploadButton({
  target,
  label,
  disabled,
  variant,
}: {
  target: UploadTarget
  label: string
  disabled: boolean
  variant: 'primary' | 'quiet'
}) {
  const id = useId()
  return (
    <span>
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedEndings}
        disabled={disabled}
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          if (currentTarget.files) upload([...currentTarget.files], target)
          currentTarget.value = ''
        }}
      />
      <label
        htmlFor={id}
        aria-disabled={disabled}
        className={`${buttonClass(variant)} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
      >
        <Upload size={16} aria-hidden="true" />
        {label}
      </label>
    </span>
  )
}
