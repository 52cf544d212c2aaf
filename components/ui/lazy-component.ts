import { type ComponentType, lazy } from 'react'

/**
 * A part of the page that is fetched when it is needed and that the page can do without: where it cannot
 * be fetched (offline, a new release), nothing is shown instead of an error.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: nothing }),
    ),
  )
}
