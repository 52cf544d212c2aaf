'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'

/** A button that hands over one chosen file at once. It is shown only where script runs: without, nothing would happen. */
export function FileButton({
  endings,
  isBusy,
  onFile,
  children,
}: {
  /** Like `.pdf,.docx`. */
  endings: string
  isBusy: boolean
  onFile: (file: File) => void
  children: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={endings}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <button
        type="button"
        className={buttonClass()}
        aria-disabled={isBusy}
        onClick={() => !isBusy && input.current?.click()}
      >
        {isBusy ? <Spinner className="size-4" /> : null}
        {children}
      </button>
    </>
  )
}
