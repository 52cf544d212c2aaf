'use client'

import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Skeleton } from '@/components/ui/skeleton'
import type { SettingsForm } from './settings-form'

const Form = lazyComponent<ComponentProps<typeof SettingsForm>>(() =>
  import('./settings-form').then((part) => part.SettingsForm),
)

/** The form works by script alone, so the page does not wait for it and does not hold it in its first load. */
export function LazySettingsForm(props: ComponentProps<typeof SettingsForm>) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const placeholder = <Skeleton lines={12} />
  if (!isMounted) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <Form {...props} />
    </Suspense>
  )
}
