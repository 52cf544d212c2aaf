import { Check, ChevronDown, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { DisclosureMenu } from '@/components/ui/overlay/disclosure-menu'
import { type CopyForm, copyForms } from '@/lib/corpus/copy-forms'

type Props = {
  /** What is copied in a form; null where there is none such. */
  textOf: (form: CopyForm) => string | null
  /** What the button says that copies the Korean form. */
  label: string
  variant?: Parameters<typeof buttonClass>[0]
  shortcut?: string
}

/** A button that copies as Korean courts cite, and beside it a menu of the other forms. */
export function CopyMenu({ textOf, label, variant = 'quiet', shortcut }: Props) {
  const t = useTranslations('copyForms')
  const [told, setTold] = useState<{ text: string; worked: boolean } | null>(null)
  const texts = copyForms.flatMap((form) => {
    const text = textOf(form)
    return text === null ? [] : [{ form, text }]
  })
  // What was said of another passage says nothing of this one.
  const now = texts.some(({ text }) => text === told?.text) ? told : null

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setTold({ text, worked: true })
    } catch {
      setTold({ text, worked: false })
    }
  }

  const [korean, ...others] = texts
  const Icon = now?.worked ? Check : Copy
  const message = now ? t(now.worked ? 'copied' : 'copyFailed') : ''
  return (
    // Pressing would end the selection in some browsers.
    // biome-ignore lint/a11y/noStaticElementInteractions: the parts that are pressed are a button and a menu
    <div className="flex items-stretch" onMouseDown={(event) => event.preventDefault()}>
      <button
        type="button"
        className={buttonClass(variant)}
        title={shortcut ? `${label} (${shortcut})` : undefined}
        aria-keyshortcuts={shortcut}
        onClick={() => korean && copy(korean.text)}
      >
        <Icon size={16} aria-hidden="true" /> {message || label}
      </button>
      <DisclosureMenu ariaLabel={t('more')} label={<ChevronDown size={16} aria-hidden="true" />}>
        <ul className="w-64 max-w-[80vw]">
          {others.map(({ form, text }) => (
            <li key={form}>
              <button
                type="button"
                className="block w-full px-3 py-1.5 text-left text-sm hover:text-seal"
                onClick={({ currentTarget }) => {
                  void copy(text)
                  currentTarget.closest('details')?.removeAttribute('open')
                }}
              >
                {t(`form.${form}`)}
              </button>
            </li>
          ))}
        </ul>
      </DisclosureMenu>
      <span role="status" className="sr-only">
        {message}
      </span>
      {now && !now.worked ? (
        <span role="alert" className="ml-2 self-center text-sm" lang="ko">
          {now.text}
        </span>
      ) : null}
    </div>
  )
}
