import { type ReactNode, type Ref, useId } from 'react'

/**
 * One step of the form. With script only the open one is seen, even before the script has come; without,
 * they all stand below each other.
 */
export function StepFrame({
  title,
  open,
  first,
  isScripted,
  ref,
  children,
}: {
  title: string
  open: boolean
  first: boolean
  isScripted: boolean
  ref?: Ref<HTMLHeadingElement> | undefined
  children: ReactNode
}) {
  const id = useId()
  const early = !isScripted && !first ? '[@media(scripting:enabled)]:hidden' : ''
  return (
    <section
      aria-labelledby={id}
      hidden={isScripted && !open}
      className={`${early} [@media(scripting:none)]:border-t [@media(scripting:none)]:border-strong [@media(scripting:none)]:pt-4 [@media(scripting:none)]:pb-8`}
    >
      <h2 id={id} ref={ref} tabIndex={-1} className="mb-4 text-lg font-bold outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
