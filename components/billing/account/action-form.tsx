'use client'

import { useActionState } from 'react'
import { cancelAtEnd, choosePlan, endNow, resume } from '@/lib/billing/actions'
import { initialActionState } from '@/lib/billing/subscription/action-state'
import { ActionFields, type ActionFieldsProps } from './action-fields'

const actions = { cancelAtEnd, choosePlan, endNow, resume }
export type SubscriptionAction = keyof typeof actions

export const useSubscriptionAction = (act: SubscriptionAction) =>
  useActionState(actions[act], initialActionState)

/** Does one thing to the subscription, with script or without; where it leads to says that it is done. */
export function ActionForm({
  act,
  ...rest
}: { act: SubscriptionAction } & Omit<ActionFieldsProps, 'sent'>) {
  return <ActionFields {...rest} sent={useSubscriptionAction(act)} />
}
