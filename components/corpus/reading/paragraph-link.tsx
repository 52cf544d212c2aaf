import { Check, Link2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { permalink, placeOf } from './permalink'

const width = 28

type Place = { id: string; top: number; left: number }

function placeAt({ target, pointerType }: PointerEvent): Place | null | 'link' {
  if (pointerType === 'touch' || !(target instanceof Element)) return null
  if (target.closest('[data-paragraph-link]')) return 'link'
  const place = placeOf(target)
  const text = place?.querySelector('[data-reading]') ?? place
  if (!place || !text) return null
  const { top, left } = text.getBoundingClientRect()
  return { id: place.id, top: top + window.scrollY, left: left + window.scrollX - width }
}

/**
 * A quiet link in the margin of the paragraph that is pointed at; a press copies its address. It is one for the whole
 * text: one a paragraph would stand in the way of the keyboard. By keys and by touch the address of a selected
 * passage is copied instead.
 */
export function ParagraphLink() {
  const t = useTranslations('copyForms')
  const [place, setPlace] = useState<Place | null>(null)
  const [told, setTold] = useState<{ id: string; worked: boolean } | null>(null)

  useEffect(() => {
    const point = (event: PointerEvent) => {
      const next = placeAt(event)
      if (next !== 'link') setPlace((now) => (now?.id === next?.id && next ? now : next))
    }
    document.addEventListener('pointerover', point, { passive: true })
    return () => document.removeEventListener('pointerover', point)
  }, [])

  async function copy(id: string) {
    try {
      await navigator.clipboard.writeText(permalink(id))
      setTold({ id, worked: true })
    } catch {
      setTold({ id, worked: false })
    }
  }

  const isTold = place !== null && told?.id === place.id
  const message = isTold ? t(told.worked ? 'addressCopied' : 'copyFailed') : ''
  return (
    <>
      <span role="status" className="sr-only">
        {message}
      </span>
      {place
        ? createPortal(
            <a
              href={`#${place.id}`}
              data-paragraph-link=""
              title={message || t('paragraph')}
              aria-label={t('paragraph')}
              style={{ top: place.top, left: place.left, width }}
              className="no-print absolute z-10 flex h-8 items-center text-soft hover:text-seal"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                void copy(place.id)
              }}
            >
              {isTold && told.worked ? (
                <Check size={15} aria-hidden="true" />
              ) : (
                <Link2 size={15} aria-hidden="true" />
              )}
            </a>,
            document.body,
          )
        : null}
    </>
  )
}
