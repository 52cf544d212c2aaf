'use client'

import { useActionState } from 'react'
import { cancelAtEnd, choosePlan, endNow, resume } from '@/lib/billing/actions'
import { actStart } from '@/lib/billing/subscription/act-state'
import { ActFields, type ActFieldsProps } from './act-fields'

const acts = { cancelAtEnd, choosePlan, endNow, resume }
export type Act = keyof typeof acts

export const useAct = (act: Act) => useActionState(acts[act], actStart)

/** Does one thing to the subscription, with script or without; where it leads to says that it is done. */
export function ActForm({ act, ...rest }: { act: Act } & Omit<ActFieldsProps, 'sent'>) {
  return <ActFields {...rest} sent={useAct(act)} />
}
