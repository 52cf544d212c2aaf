import type { ReactNode } from 'react'

export type FieldFrame = {
  id: string
  label: string
  /** The word beside the label of a field that may stay empty. */
  optional?: string | undefined
  hint?: string | undefined
  problem?: string | undefined
}

/** What a control of the form carries so that its hint and its error are read with it. */
export function controlProps({ id, hint, problem, optional }: FieldFrame) {
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean)
  return {
    id,
    required: optional === undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  }
}

/** A label, the control, its hint and what is wrong with it, in this order. */
export function ContactField({ frame, children }: { frame: FieldFrame; children: ReactNode }) {
  const { id, label, optional, hint, problem } = frame
  return (
    <div>
      <label htmlFor={id} className="text-sm font-bold">
        {label}
        {optional ? <span className="ml-1.5 font-normal text-soft">({optional})</span> : null}
      </label>
      <div className="mt-1">{children}</div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="mt-1 text-sm font-semibold text-seal">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
