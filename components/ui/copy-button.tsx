'use client'

import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonClass } from './button-class'

type Words = {
  copy: string
  copied: string
  /** Where the browser does not allow it: what to do instead. */
  failed: ReactNode
}

/** Copies a text, or calls `what` to copy something, and says whether it worked. */
export function CopyButton({
  what,
  words,
  variant,
}: {
  what: string | (() => Promise<void>)
  words: Words
  variant?: Parameters<typeof buttonClass>[0]
}) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const copied = state === 'copied'

  async function copy() {
    try {
      await (typeof what === 'string' ? navigator.clipboard.writeText(what) : what())
      setState('copied')
    } catch {
      setState('failed')
    }
  }

  const Icon = copied ? Check : Copy
  return (
    <>
      <button type="button" className={buttonClass(variant)} onClick={copy}>
        <Icon size={16} aria-hidden="true" />
        {copied ? words.copied : words.copy}
      </button>
      <span className="sr-only" role="status">
        {copied ? words.copied : ''}
      </span>
      {state === 'failed' ? (
        <span role="alert" className="w-full text-sm">
          {words.failed}
        </span>
      ) : null}
    </>
  )
}
