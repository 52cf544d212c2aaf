import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

/** The end of a form that narrows a list: do it, and, where it is narrowed, all of the list again. */
export function FilterButtons({
  submit,
  reset,
  tone = 'primary',
}: {
  submit: string
  reset: { href: string; label: string } | null
  tone?: 'primary' | 'quiet'
}) {
  return (
    <>
      <button type="submit" className={buttonClass(tone)}>
        {submit}
      </button>
      {reset ? (
        <Link href={reset.href} className={buttonClass('bare')}>
          {reset.label}
        </Link>
      ) : null}
    </>
  )
}
